import { SelectField } from '@daybow/components';

const weekStarts = [
  { value: '1', label: 'Monday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
];

export function WeekStartsOn() {
  return <SelectField label="Week starts on" options={weekStarts} defaultValue="7" />;
}
