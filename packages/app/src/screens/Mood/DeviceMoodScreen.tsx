import { Button, Section } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import CalendarPlusIcon from '~icons/ph/calendar-plus-bold';
import { useState } from 'react';
import { useToday } from '../../journal/useJournal';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { focusHeading } from '../../shell/useArrival';
import { useDeviceWords, useWords } from '../../words/LanguageProvider';
import { MoodForm } from './MoodForm';
import { MoodSheet } from './MoodSheet';
import { RecentEntries } from './RecentEntries';
import { keepUnsavedMood, readUnsavedMood } from './unsavedMood';
import { useSaveMood } from './useSaveMood';

/** The day's mood, with a note if one likes, and the days before, which can still be changed. */
export function DeviceMoodScreen() {
  const today = useToday();
  const words = useWords();
  const deviceWords = useDeviceWords();
  const saveMood = useSaveMood();
  const [unsaved] = useState(readUnsavedMood);
  const [sheet, setSheet] = useState({ day: today, open: false });
  const showDay = (day: Day) => setSheet({ day, open: true });

  return (
    <Screen
      title={words.mood.title}
      windowTitle={words.app.mood}
      description={words.mood.subtitle}
      actions={<SettingsLink />}
    >
      <MoodForm
        limited
        initial={unsaved}
        saveLabel={words.mood.save}
        onSave={(draft) => saveMood(today, draft)}
        onChange={keepUnsavedMood}
      />
      <Button
        variant="soft"
        block
        icon={<CalendarPlusIcon />}
        aria-haspopup="dialog"
        onClick={() => showDay(addDays(today, -1))}
      >
        {deviceWords.mood.anotherDay}
      </Button>
      <Section title={words.mood.recent}>
        <RecentEntries onEdit={showDay} />
      </Section>
      <MoodSheet
        {...sheet}
        onDayChange={showDay}
        // The entry whose button opened the sheet is gone.
        onRemoved={focusHeading}
        onOpenChange={(open) => setSheet({ ...sheet, open })}
      />
    </Screen>
  );
}
