import { Dialog, List, ListRow, Section } from '@daybow/components';
import type { DeletedHabit, DeviceView } from '@daybow/journal';
import { useRef, useState } from 'react';
import { useDeviceJournal, useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { rememberNeighbour } from '../../shared/ui/focus';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { HabitSheet } from '../habits';
import { DeleteForGood } from './DeleteForGood';
import { RestorableHabit } from './RestorableHabit';

const putAwayOf = ({ archived, deleted }: DeviceView) => ({ archived, deleted });

/** The row that opens the habits that were archived or deleted; hidden while there are none. */
export function PutAwayHabits() {
  const { archived, deleted } = useDeviceView(putAwayOf);
  const words = useDeviceWords().settings;
  const [open, setOpen] = useState(false);
  const count = archived.length + deleted.length;
  const isEmpty = count === 0;
  // It closes with the last habit, and stays closed when there is one again.
  if (open && isEmpty) setOpen(false);

  return (
    <>
      {!isEmpty && (
        <ListRow
          aria-haspopup="dialog"
          label={words.putAway}
          value={count}
          onPress={() => setOpen(true)}
        />
      )}
      <Dialog open={open} onOpenChange={setOpen} title={words.putAway}>
        <Stack>
          <Archived />
          <Deleted />
        </Stack>
      </Dialog>
    </>
  );
}

/** The habits that were taken out of the list: pressed, each opens its sheet. */
function Archived() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().settings;
  const { archived } = useDeviceView(putAwayOf);
  const [sheet, setSheet] = useState({ id: 0, open: false });

  return (
    <>
      {archived.length > 0 && (
        <Section variant="group" title={words.archived}>
          <List>
            {archived.map((habit) => (
              <RestorableHabit
                key={habit.id}
                habit={habit}
                restore={journal.restoreHabit}
                onPress={() => setSheet({ id: habit.id, open: true })}
              />
            ))}
          </List>
        </Section>
      )}
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </>
  );
}

/** The bin: pressed, a habit in it can be deleted for good. */
function Deleted() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().bin;
  const format = useFormat();
  const today = useToday();
  const { deleted } = useDeviceView(putAwayOf);
  const [asked, setAsked] = useState<DeletedHabit | null>(null);
  const [isAsking, setAsking] = useState(false);
  const focusNeighbour = useRef(() => {});

  return (
    <>
      {deleted.length > 0 && (
        <Section variant="group" title={words.title}>
          <List>
            {deleted.map((habit) => (
              <RestorableHabit
                key={habit.id}
                habit={habit}
                description={words.deletedOn({ day: format.relativeDay(habit.deletedOn, today) })}
                restore={journal.undeleteHabit}
                onPress={() => {
                  focusNeighbour.current = rememberNeighbour(document.activeElement);
                  setAsked(habit);
                  setAsking(true);
                }}
              />
            ))}
          </List>
          <p className="app-Caption app-PutAwayHabits-hint">{words.hint}</p>
        </Section>
      )}
      {asked && (
        <DeleteForGood
          open={isAsking}
          habit={asked}
          onClose={() => setAsking(false)}
          onDeleted={() => focusNeighbour.current()}
        />
      )}
    </>
  );
}
