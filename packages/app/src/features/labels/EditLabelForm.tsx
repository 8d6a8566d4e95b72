import { Button, TextField } from '@daybow/components';
import { HABIT_ICON_SUGGESTIONS, JournalError, type Label } from '@daybow/journal';
import { labelOfName } from '@daybow/journal/device';
import { useRef, useState } from 'react';
import { isChangedElsewhere } from '../../shared/journal/edits';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import type { FormEdits } from '../../shared/journal/useEdits';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { IconField } from '../../shared/ui/IconField';
import { Form } from '../../shared/ui/layout';
import { habitIcons } from '../../shared/words/habitIcons';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { typedUnit, unitOf } from '../../shared/words/units';
import type { LabelForm } from './labelEdits';

interface EditLabelFormProps {
  label: Label;
  form: FormEdits<LabelForm>;
  /** Called once the changes are in the journal. */
  onSaved: () => void;
  /** Called to merge the label into another one, which has the name already. */
  onMerge: (other: Label) => void;
}

/** The fields of a label: what is changed there is so on all entries. */
export function EditLabelForm({ label, form, onSaved, onMerge }: EditLabelFormProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { errors } = useWords();
  const { labelPage: words, habit: habitWords, emoji } = useDeviceWords();
  const nameField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [taken, setTaken] = useState<Label>();
  const [unit, setUnit] = useState(() => typedUnit(form.value.unit));
  const { edits, value, unsaved, change, dropSaved } = form;

  const save = useExclusive(async () => {
    const writing = journal.editLabel(label.uid, unsaved, { ifAsShown: true });
    const isSaved = await write(writing, habitWords.saved({ name: value.name.trim() }));
    if (isSaved) {
      dropSaved();
      onSaved();
      return true;
    }
    const reason: unknown = await writing.catch((each: unknown) => each);
    const code = reason instanceof JournalError ? reason.code : null;
    if (code === 'label-name-missing') setError(errors[code]);
    if (code === 'label-name-taken') {
      const other = labelOfName(journal.labels(), { ...label, ...unsaved });
      setError(other ? words.taken({ name: other.name }) : errors[code]);
      setTaken(other);
    }
    nameField.current?.focus();
    return false;
  });

  function handleChange(changes: Partial<LabelForm>) {
    setError(undefined);
    setTaken(undefined);
    change(changes);
  }

  return (
    <Form onSubmit={() => save()}>
      <TextField
        ref={nameField}
        label={words.name}
        autoComplete="off"
        enterKeyHint="done"
        value={value.name}
        error={error}
        errorAnnounced
        onValueChange={(name) => handleChange({ name })}
      />
      {taken && (
        <Button variant="soft" onClick={() => onMerge(taken)}>
          {words.mergeInto({ name: taken.name })}
        </Button>
      )}
      <IconField
        value={value.icon}
        suggestions={HABIT_ICON_SUGGESTIONS.slice(0, 4)}
        options={habitIcons(emoji)}
        onValueChange={(icon) => handleChange({ icon })}
      />
      {label.kind !== 'mood' && (
        <TextField
          label={words.group}
          description={words.groupHint}
          autoComplete="off"
          value={value.group}
          onValueChange={(group) => handleChange({ group })}
        />
      )}
      {label.kind === 'scale' && (
        <TextField
          label={words.unit}
          description={words.unitHint}
          autoComplete="off"
          value={unit}
          onValueChange={(typed) => {
            setUnit(typed);
            handleChange({ unit: unitOf(typed) });
          }}
        />
      )}
      <p className="app-SheetParts-elsewhere" role="status">
        {isChangedElsewhere(edits, label) && habitWords.changedElsewhere}
      </p>
      <Button type="submit" block disabled={Object.keys(unsaved).length === 0}>
        {habitWords.save}
      </Button>
    </Form>
  );
}
