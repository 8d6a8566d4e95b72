import { Button, Card } from '@daybow/components';
import { type Day, type JournalEntry } from '@daybow/journal';
import PencilSimpleIcon from '~icons/ph/pencil-simple-bold';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { editsEntry } from './editButton';
import './mood.css';

interface TodayEntryProps {
  entry: JournalEntry;
  today: Day;
  onEdit: (day: Day) => void;
}

/** The entry of today, where there is one: what was saved, and the way to change it. */
export function TodayEntry({
  entry: { day, mood, note, pending },
  today,
  onEdit,
}: TodayEntryProps) {
  const { moods } = useWords();
  const words = useDeviceWords().mood;
  const format = useFormat();
  return (
    <Card
      title={words.today({ emoji: mood.emoji, mood: moods[mood.value] })}
      aria-busy={pending || undefined}
    >
      {note && (
        <p className="app-TodayEntry-note" dir="auto">
          {note}
        </p>
      )}
      <Button
        variant="soft"
        size="small"
        icon={<PencilSimpleIcon />}
        aria-label={words.edit({ day: format.relativeDay(day, today) })}
        {...editsEntry(day, onEdit)}
      >
        {words.editToday}
      </Button>
    </Card>
  );
}
