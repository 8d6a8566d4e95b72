import { Button } from '@daybow/components';
import type { HabitDetail } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useWrite';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import {
  type HabitEdits,
  type HabitForm,
  isChangedElsewhere,
  unsavedOf,
  withEdits,
} from './habitEdits';
import { HabitFields } from './HabitFields';
import { HabitOptionFields, isBackwards } from './PlanFields';
import { useHabitDraft } from './HabitFields';

interface EditHabitFormProps {
  habit: HabitDetail;
  edits: HabitEdits;
  onEditsChange: (edits: HabitEdits) => void;
  /** Runs a write once, however often it is asked for. */
  run: (write: () => Promise<boolean>) => Promise<void>;
  /** Called once the changes are in the journal. */
  onSaved: () => void;
}

/** The fields of a habit: name, icon, schedule and goal. A field that is not edited follows the journal. */
export function EditHabitForm({ habit, edits, onEditsChange, run, onSaved }: EditHabitFormProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const [isSaving, setSaving] = useState(false);
  const unsaved = unsavedOf(edits, habit);
  const value = { ...habit, ...edits.now };
  const change = (changes: Partial<HabitForm>) => onEditsChange(withEdits(edits, habit, changes));
  const { check, fields } = useHabitDraft(value, change);

  async function save() {
    setSaving(true);
    const isSaved = await write(
      journal.editHabit(habit.id, unsaved),
      words.habit.saved({ name: value.name.trim() }),
    );
    if (isSaved) onSaved();
    else setSaving(false);
    return isSaved;
  }

  return (
    <Form
      onSubmit={() => {
        if (check() && !isBackwards(value)) void run(save);
      }}
    >
      <HabitFields {...fields} />
      <HabitOptionFields value={value} onValueChange={change} />
      {isChangedElsewhere(edits, habit) && (
        <p className="app-HabitSheet-elsewhere" role="status">
          {words.habit.changedElsewhere}
        </p>
      )}
      {(isSaving || Object.keys(unsaved).length > 0) && (
        <Button type="submit" block className="app-HabitSheet-save">
          {words.habit.save}
        </Button>
      )}
    </Form>
  );
}
