import { Button, WeekdayPicker } from '@daybow/components';
import type { HabitDetail, Weekday } from '@daybow/journal';
import { useState, type FormEvent } from 'react';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { scheduleWords } from './habitWords';
import { HabitFields } from './HabitFields';
import '../../shell/Fields.css';
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
  const { firstWeekday } = useDeviceSnapshot().settings;
  const { check, fields } = useHabitDraft(habit);
  const [schedule, setSchedule] = useState<readonly Weekday[]>(habit.schedule);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const draft = check();
    if (!draft || schedule.length === 0) return;
    const edited = journal.editHabit(habit.id, { ...draft, schedule });
    if (await write(edited, `Saved "${draft.name}".`)) onSaved();
  }

  return (
    <form className="app-Fields" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <HabitFields {...fields} />
      <WeekdayPicker
        label="Repeat on"
        summary={scheduleWords(schedule)}
        firstWeekday={firstWeekday}
        value={schedule}
        onValueChange={setSchedule}
      />
      <Button type="submit" block disabled={schedule.length === 0}>
        Save changes
      </Button>
    </form>
  );
}
