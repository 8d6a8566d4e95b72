import { Button, Dialog, Switch, WeekdayPicker } from '@daybow/components';
import { reminderCalendar, hasReminders } from '@daybow/journal';
import CalendarPlusIcon from '~icons/ph/calendar-plus-bold';
import { brand } from '../../shared/brand';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { saveFile } from '../copies';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { ReminderTimes } from './ReminderTimes';

interface RemindersDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** When to be reminded, here or by a calendar. What is chosen holds at once. */
export function RemindersDialog({ open, onOpenChange }: RemindersDialogProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().reminders;
  const { reminders, firstWeekday, moodReminder, badge } = useDeviceSettings();
  const canRemind = hasReminders(reminders);

  function handleAddToCalendar() {
    const url = new URL(import.meta.env.BASE_URL, location.href).href;
    const file = reminderCalendar(reminders, {
      title: moodReminder ? words.eventTitleMood : words.eventTitle,
      description: moodReminder ? words.eventTextMood({ url }) : words.eventText({ url }),
      url,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: new Date(),
    });
    saveFile(
      new File([file], `${brand.name.toLowerCase()}-reminders.ics`, { type: 'text/calendar' }),
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <Stack>
        <ReminderTimes />
        <WeekdayPicker
          label={words.weekdays}
          firstWeekday={firstWeekday}
          value={reminders.weekdays}
          onValueChange={(weekdays) =>
            void write(journal.setReminders({ ...reminders, weekdays }), null, words.weekdays)
          }
        />
        <Switch
          label={words.mood}
          description={words.moodHint}
          checked={moodReminder}
          onCheckedChange={(checked) =>
            void write(journal.setMoodReminder(checked), null, words.mood)
          }
        />
        {'setAppBadge' in navigator && (
          <Switch
            label={words.badge}
            description={words.badgeHint}
            checked={badge}
            onCheckedChange={(checked) => void write(journal.setBadge(checked), null, words.badge)}
          />
        )}
        <p className="app-Caption">{canRemind ? words.calendarHint : words.chooseFirst}</p>
        <Button
          block
          icon={<CalendarPlusIcon />}
          disabled={!canRemind}
          onClick={handleAddToCalendar}
        >
          {words.addToCalendar}
        </Button>
      </Stack>
    </Dialog>
  );
}
