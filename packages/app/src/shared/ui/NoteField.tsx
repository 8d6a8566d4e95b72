import { Button, TextArea } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import type { ComponentProps, FocusEvent } from 'react';
import { useDrafts } from '../journal/drafts';
import { isChangedElsewhere } from '../journal/edits';
import type { NoteDraft } from '../journal/noteDraft';
import { useToday } from '../journal/useDeviceJournal';
import { useEdits } from '../journal/useEdits';
import { useExclusive } from '../journal/useExclusive';
import { useUndoableWrite } from '../journal/useUndoableWrite';
import { useDeviceWords } from '../words/LanguageProvider';
import './DayBar.css';
import { DraftNotice } from './DraftNotice';

interface NoteFieldProps extends Pick<
  ComponentProps<typeof TextArea>,
  'label' | 'placeholder' | 'characterLimit'
> {
  kind: NoteDraft;
  /** The key of its draft. */
  draftKey: string;
  /** The saved note; empty without one. */
  note: string;
  /** Saves a note, unless it is stored otherwise than it is shown. */
  onSave: (note: string) => Promise<Undo>;
}

/**
 * A note to read and to write. What is typed is kept as a draft, and saved as the field is left; where the note was
 * changed elsewhere meanwhile, a person decides.
 */
export function NoteField({ kind, draftKey, note, onSave, ...field }: NoteFieldProps) {
  const drafts = useDrafts();
  const today = useToday();
  const write = useUndoableWrite();
  const { habit: words, draft: draftWords } = useDeviceWords();
  const { edits, value, begunOn, change, keep } = useEdits(kind, draftKey, { note });
  const isChanged = isChangedElsewhere(edits, { note });
  const save = useExclusive(async (text: string) => {
    const isSaved = await write(onSave(text), words.noteSaved);
    // What was typed since then is not saved.
    if (isSaved && drafts.get(kind, draftKey)?.now.note === text) keep(null);
    return isSaved;
  });

  function handleBlur({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    const isTooLong = currentTarget.ariaInvalid === 'true';
    if (begunOn !== null && !isChanged && !isTooLong) void save(value.note);
  }

  function handleKeepBoth() {
    const both = `${note}\n\n${value.note}`;
    keep({ now: { note: both }, before: { note }, begunOn: begunOn ?? today });
    void save(both);
  }

  return (
    <>
      <DraftNotice
        begunOn={begunOn}
        meanwhile={isChanged ? (note === '' ? 'removed' : 'changed') : null}
        stored={
          <p className="app-DraftNotice-stored app-DayBar-note">
            {draftWords.now}: <bdi>{note}</bdi>
          </p>
        }
        onDiscard={() => keep(null)}
        onRestore={() => keep(edits)}
        onKeepBoth={value.note.trim() === '' ? undefined : handleKeepBoth}
      />
      <TextArea
        {...field}
        rows={1}
        value={value.note}
        onValueChange={(typed) => change({ note: typed })}
        onBlur={handleBlur}
      />
      {isChanged && (
        <Button variant="soft" size="small" onClick={() => void save(value.note)}>
          {words.saveNote}
        </Button>
      )}
    </>
  );
}
