import { MoodFace } from '@daybow/components';
import type { LabelDetail } from '@daybow/journal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useMoodName } from '../../shared/journal/names';
import './labels.css';

/** The mean moods of the days with a label and without it, as faces that lie between two where a mean does. */
export function LabelMoods({ label }: { label: LabelDetail }) {
  const { labelPage: words, moodFactors } = useDeviceWords();
  const texts = moodFactors.evidence.factor;
  const format = useFormat();
  const nameOf = useMoodName();
  const { days, ofDays, moodWith, moodWithout } = label;
  if (moodWith === null) return null;

  const sides = [
    { key: 'with', mood: moodWith, text: texts.with, days },
    { key: 'without', mood: moodWithout, text: texts.without, days: ofDays - days },
  ];
  return (
    <section>
      <h3 className="app-SheetParts-heading">{words.moods}</h3>
      <ul className="app-LabelMoods">
        {sides.map(
          ({ key, mood, text, days: count }) =>
            mood !== null && (
              <li key={key}>
                <MoodFace value={mood} />
                <p>
                  <strong>{nameOf(mood)}</strong>{' '}
                  <span>{text({ days: count, mean: format.oneDecimal(mood) })}</span>
                </p>
              </li>
            ),
        )}
      </ul>
      {moodWithout !== null && <p className="app-Caption">{words.together}</p>}
    </section>
  );
}
