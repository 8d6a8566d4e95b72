import { Button, WeekdayPicker } from '@daybow/components';
import { EVERY_DAY, type HabitDetail, isWeekdays, type Weekdays } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSettings } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { Form } from '../../shell/Form';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { HabitFields } from './HabitFields';
import { scheduleText } from './habitWords';
import { useHabitDraft } from './useHabitDraft';

interface EditHabitFormProps {
  habit: HabitDetail;
  /** Called once the changes are in the journal. */
  onSaved: () => void;
}

/** A habit's name, icon and weekdays. */
export function EditHabitForm({ habit, onSaved }: EditHabitFormProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const format = useFormat();
  const { firstWeekday } = useDeviceSettings();
  const { check, fields } = useHabitDraft(habit);
  const [schedule, setSchedule] = useState<Weekdays>(
    isWeekdays(habit.schedule) ? habit.schedule : EVERY_DAY,
  );

  async function handleSubmit() {
    const draft = check();
    if (!draft || schedule.length === 0) return;
    const edited = journal.editHabit(habit.id, { ...draft, schedule });
    if (await write(edited, words.habit.saved({ name: draft.name }))) onSaved();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <HabitFields {...fields} />
      <WeekdayPicker
        label={words.habit.repeatOn}
        summary={scheduleText(schedule, words, format)}
        firstWeekday={firstWeekday}
        value={schedule}
        onValueChange={setSchedule}
      />
      <Button type="submit" block disabled={schedule.length === 0}>
        {words.habit.save}
      </Button>
    </Form>
  );
}
