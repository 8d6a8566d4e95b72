import { Button, EmojiTile, List, ListRow, Section } from '@daybow/components';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';

/** The habits that were taken out of the list, to bring them back. */
export function ArchivedHabits() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { archived } = useDeviceSnapshot();

  if (archived.length === 0) return null;
  return (
    <Section title="Archived habits">
      <List>
        {archived.map(({ id, name, icon }) => (
          <ListRow
            key={id}
            icon={<EmojiTile tint={id - 1}>{icon}</EmojiTile>}
            title={<bdi>{name}</bdi>}
            actions={
              <Button
                variant="soft"
                size="small"
                aria-label={`Restore ${name}`}
                onClick={() => void write(journal.restoreHabit(id), `Restored "${name}".`)}
              >
                Restore
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
