import { RadioGroup } from '@daybow/components';

const options = [
  {
    value: 'sample',
    label: 'Keep the habits on screen',
    description: "As they now stand, with today's ticks",
  },
  { value: 'empty', label: 'Start with an empty list' },
];

export function StartYourJournal() {
  return <RadioGroup label="Start your journal" options={options} defaultValue="sample" />;
}
