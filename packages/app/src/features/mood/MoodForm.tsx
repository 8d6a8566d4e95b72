import { Button, Card, MoodPicker, TextArea } from '@daybow/components';
import { type Entry, isNoteTooLong, MOOD_OPTIONS, NOTE_MAX_LENGTH } from '@daybow/journal';
import { type ComponentType, type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../shared/words/LanguageProvider';
import type { PromptsProps } from './Prompts';
import './mood.css';

interface MoodFormProps {
  /**
   * True if the length of a note is limited.
   *
   * @defaultValue false
   */
  limited?: boolean;
  /** The mood that is chosen, if any, and the note as typed. */
  value: Entry;
  onValueChange: (value: Entry) => void;
  /** Fields under the faces. */
  labels?: ReactNode;
  /** Prompts under the note. */
  Prompts?: ComponentType<PromptsProps> | undefined;
  /** Fields between the note and the button, such as the time of the entry. */
  children?: ReactNode;
  /**
   * Placeholder of the empty note: a question.
   *
   * @defaultValue what shaped today
   */
  question?: string;
  /** Label of the button that saves. */
  saveLabel: string;
  /**
   * True if there is anything to save.
   *
   * @defaultValue true
   */
  hasChanges?: boolean;
  onSave: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** A mood, and a note if one likes. */
export function MoodForm({
  limited = false,
  value,
  onValueChange,
  question,
  saveLabel,
  hasChanges = true,
  labels,
  Prompts,
  children,
  onSave,
  ref,
}: MoodFormProps) {
  const words = useWords();
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const { mood, note } = value;
  const canSave = mood !== null && hasChanges && !(limited && isNoteTooLong(note));

  function handlePrompt(begun: string) {
    flushSync(() => onValueChange({ ...value, note: begun }));
    noteRef.current?.focus();
    noteRef.current?.setSelectionRange(begun.length, begun.length);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSave) onSave();
  }

  return (
    <form ref={ref} className="app-MoodForm" onSubmit={handleSubmit}>
      <MoodPicker
        options={MOOD_OPTIONS.map((option) => ({ ...option, label: words.moods[option.value] }))}
        value={mood}
        onValueChange={(chosen) => onValueChange({ ...value, mood: chosen })}
      />
      {labels}
      <Card inset="snug">
        <TextArea
          ref={noteRef}
          variant="ruled"
          label={words.mood.note}
          placeholder={question ?? words.mood.notePlaceholder}
          value={note}
          characterLimit={limited ? NOTE_MAX_LENGTH : undefined}
          onChange={(event) => onValueChange({ ...value, note: event.currentTarget.value })}
        />
        {Prompts && <Prompts note={note} onPrompt={handlePrompt} />}
      </Card>
      {children}
      <Button type="submit" block disabled={!canSave}>
        {saveLabel}
      </Button>
    </form>
  );
}
