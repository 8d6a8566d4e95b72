import { Button, Card } from '@daybow/components';
import type { Day, JournalDay } from '@daybow/journal';
import TrashIcon from '~icons/ph/trash-bold';
import { flushSync } from 'react-dom';
import { useDay, useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { focusHeading } from '../../shared/ui/useArrival';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';

const recordsOf = ({ habits, notDue, mood }: JournalDay) => ({
  habits: [...habits, ...notDue].filter(({ mark, amount }) => mark !== 'empty' || amount !== null),
  mood,
});

/** What was recorded on a day, and the way to take all of it away. */
export function StrayDay({ day }: { day: Day }) {
  const journal = useDeviceJournal();
  const today = useToday();
  const { habits, mood } = useDay(day, recordsOf);
  const write = useUndoableWrite();
  const { moods } = useWords();
  const words = useDeviceWords().stray;
  const format = useFormat();
  const date = format.longDay(day, today);

  function handleClear() {
    flushSync(() => {
      const clearing = journal.clearDay(day);
      void write(clearing, words.cleared({ day: date }), words.whatOfDay({ day: date }));
    });
    // The last of them closes the dialog with all that pointed to it.
    if (journal.getSnapshot().strayDays.length === 0) focusHeading();
  }

  return (
    <Card title={date} inset="snug">
      <ul className="app-StrayDays-records">
        {habits.map(({ id, icon, name }) => (
          <li key={id}>
            {icon} <bdi>{name}</bdi>
          </li>
        ))}
        {mood && (
          <li>
            {mood.emoji} {words.mood({ mood: moods[mood.value] })}
          </li>
        )}
      </ul>
      <Button size="small" variant="danger" icon={<TrashIcon />} onClick={handleClear}>
        {words.clear}
      </Button>
    </Card>
  );
}
