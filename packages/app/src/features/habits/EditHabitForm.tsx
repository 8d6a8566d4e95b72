import { Button } from '@daybow/components';
import type { HabitDetail } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { isChangedElsewhere } from '../../shared/journal/edits';
import type { FormEdits } from '../../shared/journal/useEdits';
import type { HabitForm } from './habitEdits';
import { habitIcons } from '../../shared/words/habitIcons';
import { HabitFields, useHabitDraft } from './HabitFields';
import { isBackwards, PlanFields } from './PlanFields';

interface EditHabitFormProps {
  habit: HabitDetail;
  form: FormEdits<HabitForm>;
  /** Runs a write once, however often it is asked for. */
  run: (write: () => Promise<boolean>) => Promise<void>;
  /** Called once the changes are in the journal. */
  onSaved: () => void;
}

/** The fields of a habit: name, icon, schedule and goal. A field that is not edited follows the journal. */
export function EditHabitForm({ habit, form, run, onSaved }: EditHabitFormProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const [isSaving, setSaving] = useState(false);
  const { edits, value, unsaved, change, dropSaved } = form;
  const { check, fields } = useHabitDraft(value, change);

  async function save() {
    setSaving(true);
    const isSaved = await write(
      journal.editHabit(habit.id, unsaved, { ifAsShown: true }),
      words.habit.saved({ name: value.name.trim() }),
    );
    if (isSaved) {
      dropSaved();
      onSaved();
    } else {
      setSaving(false);
    }
    return isSaved;
  }

  return (
    <Form
      onSubmit={() => {
        if (check() && !isBackwards(value)) void run(save);
      }}
    >
      <HabitFields {...fields} icons={habitIcons(words.emoji)} />
      <PlanFields value={value} onValueChange={change} />
      <p className="app-SheetParts-elsewhere" role="status">
        {isChangedElsewhere(edits, habit) && words.habit.changedElsewhere}
      </p>
      <Button
        type="submit"
        block
        className="app-HabitForm-save"
        disabled={!isSaving && Object.keys(unsaved).length === 0}
      >
        {words.habit.save}
      </Button>
    </Form>
  );
}
