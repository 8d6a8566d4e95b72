import { Button, Dialog, SortableList } from '@daybow/components';
import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowsDownUp';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { moveBetween } from './moveBetween';

/** Opens a sheet in which the habits are put in order. */
export function OrderButton() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { listed } = useDeviceSnapshot();

  function handleOrder(order: typeof listed) {
    const move = moveBetween(
      listed.map(({ id }) => id),
      order.map(({ id }) => id),
    );
    if (move) void write(journal.moveHabit(move.id, move.before));
  }

  return (
    <Dialog
      title="Order of habits"
      description="Drag a habit by its handle, or move it step by step."
      trigger={
        <Button variant="quiet" size="small" icon={<ArrowsDownUpIcon weight="bold" />}>
          Change order
        </Button>
      }
    >
      <SortableList
        label="Order of habits"
        value={listed}
        itemKey={({ id }) => id}
        itemName={({ name }) => name}
        onValueChange={handleOrder}
      >
        {({ icon, name }) => (
          <>
            <span aria-hidden="true">{icon}</span> <bdi>{name}</bdi>
          </>
        )}
      </SortableList>
    </Dialog>
  );
}
