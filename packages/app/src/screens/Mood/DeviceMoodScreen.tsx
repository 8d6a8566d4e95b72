import { Button, Section } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { useState } from 'react';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { focusHeading } from '../../shell/useArrival';
import { MoodForm } from './MoodForm';
import { MoodSheet } from './MoodSheet';
import { RecentEntries } from './RecentEntries';
import { keepUnsavedMood, readUnsavedMood } from './unsavedMood';
import { useSaveMood } from './useSaveMood';

/** The day's mood, with a note if one likes, and the days before, which can still be changed. */
export function DeviceMoodScreen() {
  const { today } = useDeviceSnapshot();
  const saveMood = useSaveMood();
  const [unsaved] = useState(readUnsavedMood);
  const [sheet, setSheet] = useState({ day: today, open: false });
  const showDay = (day: Day) => setSheet({ day, open: true });

  return (
    <Screen
      title="How are you feeling?"
      windowTitle="Mood"
      subtitle="Track your mood daily"
      end={<SettingsLink />}
    >
      <MoodForm
        limited
        initial={unsaved}
        saveLabel="Save Today's Mood"
        onSave={(draft) => saveMood(today, draft)}
        onChange={keepUnsavedMood}
      />
      <Button
        variant="soft"
        block
        icon={<CalendarPlusIcon weight="bold" />}
        aria-haspopup="dialog"
        onClick={() => showDay(addDays(today, -1))}
      >
        Another day
      </Button>
      <Section title="Recent Entries">
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
