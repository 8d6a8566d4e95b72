import { Card } from '@daybow/components';
import { type Day, type JournalEntry } from '@daybow/journal';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { editsEntry } from './editButton';
import { Face } from './Face';
import './mood.css';

interface TodayEntryProps {
  entry: JournalEntry;
  onEdit: (day: Day) => void;
}

/** The entry of today, where there is one: what was saved. All of it opens the entry, to change it. */
export function TodayEntry({ entry: { day, mood, note, pending }, onEdit }: TodayEntryProps) {
  const { moods } = useWords();
  const words = useDeviceWords().mood;
  return (
    <Card
      className="app-TodayEntry"
      title={words.today({ mood: moods[mood.value] })}
      render={<button type="button" {...editsEntry(day, onEdit)} />}
      aria-busy={pending || undefined}
    >
      {note && (
        <p className="app-TodayEntry-note" dir="auto">
          {note}
        </p>
      )}
      <Face mood={mood.value} filled />
    </Card>
  );
}
