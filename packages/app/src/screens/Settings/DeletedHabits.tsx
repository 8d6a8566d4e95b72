import { Button, EmojiTile, IconButton, List, ListRow, Section } from '@daybow/components';
import type { DeletedHabit, DeviceSnapshot } from '@daybow/journal';
import { type MouseEvent, useRef, useState } from 'react';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useToday } from '../../journal/useJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { rememberNeighbour } from '../../shell/neighbour';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { RemoveForGood } from './RemoveForGood';
import './DeletedHabits.css';

const deletedOf = ({ deleted }: DeviceSnapshot) => deleted;

/** The bin: deleted habits with all their records, to restore them or to remove them for good. */
export function DeletedHabits() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const deleted = useDeviceSnapshot(deletedOf);
  const [asked, setAsked] = useState<DeletedHabit | null>(null);
  const [isAsking, setAsking] = useState(false);
  const focusNeighbour = useRef(() => {});

  async function restore({ id, name }: DeletedHabit, { currentTarget }: MouseEvent) {
    const focusNext = rememberNeighbour(currentTarget);
    if (await write(journal.undeleteHabit(id), words.habit.restored({ name }))) focusNext();
  }

  function ask(habit: DeletedHabit, { currentTarget }: MouseEvent) {
    focusNeighbour.current = rememberNeighbour(currentTarget);
    setAsked(habit);
    setAsking(true);
  }

  return (
    <>
      {deleted.length > 0 && (
        <Section title={words.bin.title}>
          <List>
            {deleted.map((habit) => (
              <ListRow
                key={habit.id}
                className="app-DeletedHabit"
                icon={<EmojiTile tint={habit.id - 1}>{habit.icon}</EmojiTile>}
                label={<bdi>{habit.name}</bdi>}
                description={words.bin.deletedOn({
                  day: format.relativeDay(habit.deletedOn, today),
                })}
                actions={
                  <div className="app-DeletedHabit-actions">
                    <Button
                      variant="soft"
                      size="small"
                      aria-label={words.settings.restoreHabit({ name: habit.name })}
                      onClick={(event) => void restore(habit, event)}
                    >
                      {words.settings.restore}
                    </Button>
                    <IconButton
                      variant="flat"
                      aria-label={words.bin.removeHabit({ name: habit.name })}
                      aria-haspopup="dialog"
                      onClick={(event) => ask(habit, event)}
                    >
                      <TrashIcon aria-hidden="true" />
                    </IconButton>
                  </div>
                }
              />
            ))}
          </List>
          <p className="app-Caption app-DeletedHabits-hint">{words.bin.hint}</p>
        </Section>
      )}
      {asked && (
        <RemoveForGood
          open={isAsking}
          habit={asked}
          onClose={() => setAsking(false)}
          onRemoved={() => focusNeighbour.current()}
        />
      )}
    </>
  );
}
