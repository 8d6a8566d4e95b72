import { addDays, type Day, weekdayOf } from '@daybow/journal';
import {
  identity,
  useDeviceJournal,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useMoodName } from '../../shared/journal/names';
import { Face } from './Face';
import './faceButton.css';
import './weekFaces.css';

interface WeekFacesProps {
  /** The day that the screen shows. */
  day: Day;
  onDayChange: (day: Day) => void;
}

/** The moods of today and the six days before: a tap shows one of them in place. */
export function WeekFaces({ day: shown, onDayChange }: WeekFacesProps) {
  const today = useToday();
  const journal = useDeviceJournal();
  const words = useWords().components;
  const nameOf = useMoodName();
  const deviceWords = useDeviceWords();
  const format = useFormat();
  const readWeek = () =>
    [-6, -5, -4, -3, -2, -1, 0]
      .map((step) => addDays(today, step))
      .map((day) => ({ day, mood: journal.moodOn(day) }));
  const days = useSelected(journal, readWeek, identity);

  return (
    <div className="app-WeekFaces" role="group" aria-label={deviceWords.mood.lastDays}>
      {days.map(({ day, mood }) => {
        const mark = mood === null ? words.noEntry : nameOf(mood);
        return (
          <button
            key={day}
            type="button"
            className="app-FaceButton"
            aria-pressed={day === shown}
            data-face-day={day}
            onClick={() => onDayChange(day)}
          >
            <span className="daybow-VisuallyHidden">
              {deviceWords.habit.day({ day: format.longDay(day, today), mark })}
            </span>
            <Face mood={mood} />
            <span aria-hidden="true">{format.narrowWeekday(weekdayOf(day))}</span>
          </button>
        );
      })}
    </div>
  );
}
