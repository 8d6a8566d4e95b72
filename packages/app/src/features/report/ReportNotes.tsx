import { Checkbox } from '@daybow/components';
import { daysOfPeriod, type Period } from '@daybow/journal';
import { useId } from 'react';
import { useTimeName } from '../../shared/journal/names';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { periodName } from '../lookBack';
import type { ReportNote } from './reportPages';

interface ReportNotesProps {
  notes: readonly ReportNote[];
  /** Called when a note is chosen or left out; undefined where notes are not asked for one by one. */
  onNoteChange?: ((id: string, isChosen: boolean) => void) | undefined;
}

/** The notes of a month. Those that are not chosen are on the screen alone. */
export function ReportNotes({ notes, onNoteChange }: ReportNotesProps) {
  const words = useDeviceWords().report;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-left-out={notes.some(({ isPrinted }) => isPrinted) ? undefined : ''}
    >
      <h3 id={titleId} className="app-ReportNotes-title">
        {words.notes}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
      <ul className="app-ReportNotes" role="list">
        {notes.map((note) => (
          <Note key={note.id} {...{ note, onNoteChange }} />
        ))}
      </ul>
    </section>
  );
}

interface NoteProps extends Pick<ReportNotesProps, 'onNoteChange'> {
  note: ReportNote;
}

function Note({ note, onNoteChange }: NoteProps) {
  const { id, day, period, time, mood, habit, text, isPrinted } = note;
  const textId = useId();
  const { moods } = useWords();
  const format = useFormat();
  const timeName = useTimeName();
  const details = [time !== null && timeName(time), mood !== null && moods[mood], habit].filter(
    (part) => typeof part === 'string',
  );
  function nameOfPeriod(each: Period) {
    const { from, to } = daysOfPeriod(each);
    return periodName(each, { first: from, last: to }, from, format);
  }

  const head = (
    <>
      {/* The year stands over the page. */}
      {day !== null && <strong>{format.longDay(day, day)}</strong>}
      {period !== null && <strong>{nameOfPeriod(period)}</strong>}
      {details.length > 0 && <span> {format.list(details)}</span>}
    </>
  );

  return (
    <li data-left-out={isPrinted ? undefined : ''}>
      {onNoteChange ? (
        <Checkbox
          label={head}
          aria-describedby={textId}
          checked={isPrinted}
          onCheckedChange={(isChosen) => onNoteChange(id, isChosen)}
        />
      ) : (
        <p>{head}</p>
      )}
      <p id={textId} className="app-ReportNotes-text" dir="auto">
        {text}
      </p>
    </li>
  );
}
