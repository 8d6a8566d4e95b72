import { DateStepper, DaybowProvider, ProgressRing } from '@daybow/components';

const words = {
  ProgressRing: { label: 'Geschafft' },
  DateStepper: { previousLabel: 'Tag davor', nextLabel: 'Tag danach' },
};

export function InGerman() {
  return (
    <DaybowProvider locale="de" words={words}>
      <DateStepper onStep={() => {}} hasNext={false}>
        Samstag, 21. November
      </DateStepper>
      <ProgressRing value={60} />
    </DaybowProvider>
  );
}
