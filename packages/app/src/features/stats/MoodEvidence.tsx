import { type Day, daysBetween, type MoodFactorInsight, MOOD_RANGE } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { evidenceText } from './moodFactorWords';
import './moodEvidence.css';

/** The days behind a finding: a stroke each, those with the factor above those without it, and a table of the same. */
export function MoodEvidence({ factor }: { factor: MoodFactorInsight }) {
  const words = useDeviceWords().moodFactors;
  const format = useFormat();
  const today = useToday();
  const { days, moodWith, moodWithout } = factor;
  const texts = evidenceText(factor, words, format);
  const first = days[0]?.day ?? today;
  const last = days.at(-1)?.day ?? today;
  const isWith = (day: (typeof days)[number]) => day.isWith;

  return (
    <div className="app-Evidence">
      <div className="app-Evidence-side" data-side="with">
        <p>{texts.with.sum}</p>
        <Strokes {...{ first, last }} days={days.filter(isWith)} mean={moodWith} />
      </div>
      <div className="app-Evidence-side" data-side="without">
        <p>{texts.without.sum}</p>
        <Strokes
          {...{ first, last }}
          days={days.filter((day) => !isWith(day))}
          mean={moodWithout}
        />
      </div>
      <p className="app-Evidence-range">
        <span>{format.shortDay(first, today)}</span>
        <span className="daybow-VisuallyHidden">–</span>
        <span>{format.shortDay(last, today)}</span>
      </p>
      <p className="app-Caption">{words.evidence.hint}</p>
      <div className="daybow-VisuallyHidden">
        <table>
          <caption>{words.evidence.show}</caption>
          <thead>
            <tr>
              <th scope="col">{words.evidence.day}</th>
              <th scope="col">{words.evidence.mood}</th>
              <th scope="col">{words.evidence.side}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{format.shortDay(day.day, today)}</th>
                <td>{format.oneDecimal(day.mood)}</td>
                <td>{texts[isWith(day) ? 'with' : 'without'].name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface StrokesProps {
  days: MoodFactorInsight['days'];
  mean: number;
  /** The ends of what is drawn: of both sides alike, so that a day stands above those near it. */
  first: Day;
  last: Day;
}

/** The days of a side, each where it lies in time and as tall as its mood, with their mean across. */
function Strokes({ days, mean, first, last }: StrokesProps) {
  const count = daysBetween(first, last) + 1;
  const [, top] = MOOD_RANGE;
  const strokes = days.map(
    ({ day, mood }) => `M${daysBetween(first, day) + 0.5} ${top}V${top - mood}`,
  );
  return (
    <svg viewBox={`0 0 ${count} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="app-Evidence-days" d={strokes.join('')} />
      <path className="app-Evidence-mean" d={`M0 ${top - mean}H${count}`} />
    </svg>
  );
}
