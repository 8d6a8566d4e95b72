import {
  Button,
  EmojiField,
  HabitCard,
  MoodPicker,
  RadioGroup,
  SelectField,
  Switch,
  TextArea,
  TextField,
  WeekdayPicker,
  type WeekdayNumber,
} from '@daybow/components';
import { Controller, useForm } from 'react-hook-form';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];
const weekStarts = [
  { value: '1', label: 'Monday' },
  { value: '7', label: 'Sunday' },
];
const beginnings = [
  { value: 'sample', label: 'With the sample habits' },
  { value: 'empty', label: 'With an empty list' },
];

export interface Plan {
  name: string;
  note: string;
  icon: string;
  weekStart: string;
  mood: number | null;
  beginning: string | null;
  days: WeekdayNumber[];
  reminder: boolean;
  walked: boolean;
}

const plan: Plan = {
  name: 'Evening walk',
  note: '',
  icon: '🚶',
  weekStart: '7',
  mood: null,
  beginning: null,
  days: [1, 3],
  reminder: true,
  walked: false,
};

interface PlanFormProps {
  onSave: (plan: Plan) => void;
}

export function PlanForm({ onSave }: PlanFormProps) {
  const { register, control, handleSubmit, reset, formState } = useForm({ defaultValues: plan });
  const { errors } = formState;
  return (
    <form className="stack" aria-label="Plan" onSubmit={handleSubmit(onSave)}>
      {/* The native controls take what `register` returns. */}
      <TextField
        label="Habit name"
        error={errors.name?.message}
        {...register('name', { required: 'Give the habit a name' })}
      />
      <TextArea label="Note" characterLimit={20} {...register('note')} />
      <EmojiField label="Icon" suggestions={['🚶', '🌿']} {...register('icon')} />
      <SelectField label="Week starts on" options={weekStarts} {...register('weekStart')} />

      {/* The others have a value that is not in one native control: `Controller`. */}
      <Controller
        name="mood"
        control={control}
        rules={{ required: true }}
        render={({ field: { onChange, ...field } }) => (
          <MoodPicker options={moods} onValueChange={onChange} {...field} />
        )}
      />
      {errors.mood && <p role="alert">Choose a mood.</p>}
      <Controller
        name="beginning"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup aria-label="Start" options={beginnings} onValueChange={onChange} {...field} />
        )}
      />
      <Controller
        name="days"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <WeekdayPicker onValueChange={onChange} {...field} />
        )}
      />
      <Controller
        name="reminder"
        control={control}
        render={({ field: { onChange, value, ...field } }) => (
          <Switch label="Reminder" checked={value} onCheckedChange={onChange} {...field} />
        )}
      />
      {/* A card has no `name`: it takes the rest of what a field is given. */}
      <Controller
        name="walked"
        control={control}
        render={({ field: { onChange, value, name: _name, ...field } }) => (
          <HabitCard
            icon="🚶"
            label="Walked today"
            completed={value}
            onCompletedChange={onChange}
            {...field}
          />
        )}
      />

      <Button type="submit">Save</Button>
      <Button variant="quiet" onClick={() => reset()}>
        Start over
      </Button>
      <Button variant="quiet" onClick={() => reset({ ...plan, note: 'Copied', mood: 3 })}>
        Copy the last one
      </Button>
    </form>
  );
}
