import {
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
  read: boolean;
}

export const defaults: Plan = {
  name: 'Evening walk',
  note: 'Slow',
  icon: '🚶',
  weekStart: '7',
  mood: null,
  beginning: null,
  days: [1, 3],
  reminder: true,
  read: false,
};

interface PlanFormProps {
  onSave: (plan: Plan) => void;
}

/** All fields: the native ones by `register`, the others by `Controller`. */
export function PlanForm({ onSave }: PlanFormProps) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: defaults });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <TextField label="Habit name" {...register('name')} />
      <TextArea label="Note" characterLimit={10} {...register('note')} />
      <EmojiField label="Icon" suggestions={['🚶', '🌿']} {...register('icon')} />
      <SelectField label="Week starts on" options={weekStarts} {...register('weekStart')} />
      <Controller
        name="mood"
        control={control}
        rules={{ required: true }}
        render={({ field: { onChange, ...field } }) => (
          <MoodPicker options={moods} onValueChange={onChange} {...field} />
        )}
      />
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
      <Controller
        name="read"
        control={control}
        render={({ field: { onChange, value, ref } }) => (
          <HabitCard
            icon="📖"
            label="Read"
            completed={value}
            onCompletedChange={onChange}
            ref={ref}
          />
        )}
      />
      <button>Save</button>
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
    </form>
  );
}
