import type { Day } from '@daybow/journal';
import { useTimeName } from '../../shared/journal/names';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useEntriesOn } from './entry';
import { Face } from './Face';
import { useMoodWords } from './moodWords';
import './dayEntries.css';
import './faceButton.css';

interface DayEntriesProps {
  day: Day;
  /** The id of the entry that is shown beside them; undefined where each one opens a sheet. */
  shown?: string;
  /**
   * True while one more is being given.
   *
   * @defaultValue true if `shown` is none of them
   */
  isAdding?: boolean;
  onChoose: (id: string) => void;
  /** Called for an entry more. */
  onAdd: () => void;
}

/** The entries of a day as a line of faces with their times, and one more to add. */
export function DayEntries({ day, shown, isAdding, onChoose, onAdd }: DayEntriesProps) {
  const entries = useEntriesOn(day);
  const moodWords = useMoodWords();
  const words = useDeviceWords().mood;
  const timeName = useTimeName();
  const isNew =
    isAdding ?? (shown === undefined ? undefined : entries.every(({ id }) => id !== shown));
  return (
    <div className="app-DayEntries" role="group" aria-label={words.entriesOfDay}>
      {entries.map((entry) => {
        const { id, time, mood, pending } = entry;
        const { emoji, announced } = moodWords(entry);
        return (
          <button
            key={id}
            type="button"
            className="app-FaceButton"
            data-entry={id}
            aria-busy={pending || undefined}
            aria-pressed={shown === undefined ? undefined : id === shown}
            aria-haspopup={shown === undefined ? 'dialog' : undefined}
            onClick={() => onChoose(id)}
          >
            <Face mood={mood.value} emoji={emoji} />
            <span className="daybow-VisuallyHidden">{announced} </span>
            {time !== null && timeName(time)}
          </button>
        );
      })}
      <button type="button" className="app-FaceButton" aria-pressed={isNew} onClick={onAdd}>
        <Face mood={null} />
        {words.another}
      </button>
    </div>
  );
}
