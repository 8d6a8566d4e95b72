import { Button, EmojiTile, IconButton, List, ListRow, Section } from '@daybow/components';
import type { DeviceSnapshot } from '@daybow/journal';
import { type MouseEvent, useState } from 'react';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { rememberNeighbour } from '../../shell/neighbour';
import { useDeviceWords } from '../../words/LanguageProvider';
import { HabitSheet } from '../Habits/HabitSheet';

const archivedOf = ({ archived }: DeviceSnapshot) => archived;

/** The habits that were taken out of the list, to look at them and to bring them back. */
export function ArchivedHabits() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const archived = useDeviceSnapshot(archivedOf);
  const [sheet, setSheet] = useState({ id: 0, open: false });

  async function restore({ id, name }: (typeof archived)[number], { currentTarget }: MouseEvent) {
    const focusNeighbour = rememberNeighbour(currentTarget);
    if (await write(journal.restoreHabit(id), words.habit.restored({ name }))) focusNeighbour();
  }

  return (
    <>
      {archived.length > 0 && (
        <Section title={words.settings.archived}>
          <List>
            {archived.map((habit) => (
              <ListRow
                key={habit.id}
                icon={<EmojiTile tint={habit.id - 1}>{habit.icon}</EmojiTile>}
                label={<bdi>{habit.name}</bdi>}
                actions={
                  <>
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
                      aria-label={words.habits.more({ name: habit.name })}
                      aria-haspopup="dialog"
                      onClick={() => setSheet({ id: habit.id, open: true })}
                    >
                      <DotsThreeVerticalIcon aria-hidden="true" />
                    </IconButton>
                  </>
                }
              />
            ))}
          </List>
        </Section>
      )}
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </>
  );
}
