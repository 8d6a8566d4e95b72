import {
  HabitCard,
  MoodPicker,
  NumberField,
  RadioGroup,
  Switch,
  WeekdayPicker,
} from '@daybow/components';
import { useForm } from 'react-hook-form';

/** Components whose value is not in one native control refuse what `register` returns: an error each. */
export function Refusals() {
  const { register } = useForm<{ field: string }>();
  return (
    <>
      {/* @ts-expect-error */}
      <MoodPicker options={[]} {...register('field')} />
      {/* @ts-expect-error */}
      <NumberField label="Target" {...register('field')} />
      {/* @ts-expect-error */}
      <RadioGroup aria-label="Start" options={[]} {...register('field')} />
      {/* @ts-expect-error */}
      <WeekdayPicker {...register('field')} />
      {/* @ts-expect-error */}
      <HabitCard icon="📖" {...register('field')} label="Read" />
      {/* @ts-expect-error */}
      <Switch label="Reminder" {...register('field')} />
    </>
  );
}
