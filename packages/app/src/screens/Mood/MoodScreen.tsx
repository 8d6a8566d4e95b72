import { Button, Card, List, MoodEntry, MoodPicker, Section, TextArea } from '@daybow/components';
import { MOOD_OPTIONS, type MoodValue } from '@daybow/journal';
import { useRef, useState, type FormEvent } from 'react';
import { useJournal, useJournalSnapshot } from '../../journal/JournalProvider';
import { useWrite } from '../../journal/useWrite';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import './MoodScreen.css';

/** The day's mood, with a note if one likes, and the days before. */
export function MoodScreen() {
  const journal = useJournal();
  const write = useWrite();
  const { recentEntries } = useJournalSnapshot();
  const picker = useRef<HTMLDivElement>(null);
  const [mood, setMood] = useState<MoodValue | null>(null);
  const [note, setNote] = useState('');

  async function handleSave(event: FormEvent) {
    event.preventDefault();
    if (mood === null) return;
    if (await write(journal.saveMood({ mood, note }))) {
      setMood(null);
      setNote('');
      // The button is disabled now: focus goes back to where the next entry begins.
      picker.current?.querySelector('input')?.focus({ preventScroll: true });
    }
  }

  return (
    <Screen
      title="How are you feeling?"
      windowTitle="Mood"
      subtitle="Track your mood daily"
      end={<SettingsLink />}
    >
      <form className="app-MoodForm" onSubmit={(event) => void handleSave(event)}>
        <MoodPicker ref={picker} options={MOOD_OPTIONS} value={mood} onValueChange={setMood} />
        <Card inset="snug">
          <TextArea
            label="Write a note (optional)"
            placeholder="What shaped today?"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Card>
        <Button type="submit" block disabled={mood === null}>
          Save Today's Mood
        </Button>
      </form>
      <Section title="Recent Entries">
        <List>
          {recentEntries.map((entry) => (
            <MoodEntry
              key={entry.id}
              date={entry.dateLabel}
              value={entry.mood.value}
              emoji={entry.mood.emoji}
              mood={entry.mood.label}
              note={entry.note}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
