import { Button, Dialog, SortableList } from '@daybow/components';
import type { DeviceView } from '@daybow/journal';
import { useDeviceJournal, useDeviceView } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

const listedOf = ({ listed }: DeviceView) =>
  listed.map(({ id, icon, name }) => ({ id, icon, name }));

/** Opens a sheet in which the habits are put in order. */
export function OrderButton() {
  const words = useDeviceWords().order;
  return (
    <Dialog
      title={words.title}
      description={words.hint}
      trigger={
        <Button variant="quiet" size="small">
          {words.change}
        </Button>
      }
    >
      <HabitOrder />
    </Dialog>
  );
}

function HabitOrder() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().order;
  const listed = useDeviceView(listedOf);

  return (
    <SortableList
      aria-label={words.title}
      value={listed}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      onMove={({ key, before }) => void write(journal.moveHabit(key, before))}
    >
      {({ icon, name }) => (
        <>
          <span className="app-Emoji" aria-hidden="true">
            {icon}
          </span>{' '}
          <bdi>{name}</bdi>
        </>
      )}
    </SortableList>
  );
}
