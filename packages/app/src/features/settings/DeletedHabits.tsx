import { Button, Dialog, IconButton, List, Section, useToast } from '@daybow/components';
import type { DeletedHabit, DeviceView } from '@daybow/journal';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal, useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { rememberNeighbour } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { RestorableHabit } from './RestorableHabit';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/layout';
import './settings.css';

const deletedOf = ({ deleted }: DeviceView) => deleted;

/** The bin: deleted habits with all their records, to restore them or to remove them for good. */
export function DeletedHabits() {
  const journal = useDeviceJournal();
  const words = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const deleted = useDeviceView(deletedOf);
  const [asked, setAsked] = useState<DeletedHabit | null>(null);
  const [isAsking, setAsking] = useState(false);
  const focusNeighbour = useRef(() => {});

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
              <RestorableHabit
                key={habit.id}
                habit={habit}
                description={words.bin.deletedOn({
                  day: format.relativeDay(habit.deletedOn, today),
                })}
                restore={journal.undeleteHabit}
              >
                <IconButton
                  variant="flat"
                  aria-label={words.bin.removeHabit({ name: habit.name })}
                  aria-haspopup="dialog"
                  onClick={(event) => ask(habit, event)}
                >
                  <TrashIcon aria-hidden="true" />
                </IconButton>
              </RestorableHabit>
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

interface RemoveForGoodProps {
  open: boolean;
  /** The habit that is asked about, or was last. */
  habit: DeletedHabit;
  onClose: () => void;
  /** Called once it is gone, after `onClose`. */
  onRemoved: () => void;
}

/** Asks once, in words, before a deleted habit is removed with all its records. */
function RemoveForGood({ open, habit, onClose, onRemoved }: RemoveForGoodProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const toast = useToast();
  const words = useDeviceWords().bin;
  const { id, name } = habit;
  const remove = useExclusive(async () => {
    const isRemoved = await write(journal.removeHabit(id));
    // What is closing still holds the focus until it is drawn as closed.
    flushSync(onClose);
    if (!isRemoved) return false;
    onRemoved();
    toast({ tone: 'success', message: words.removed({ name }) });
    return true;
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.ask({ name })}
      description={words.askHint}
    >
      <Stack>
        <Button variant="soft" block onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="danger" block icon={<TrashIcon />} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </Stack>
    </Dialog>
  );
}
