import { NumberField, RadioGroup } from '@daybow/components';
import { moodOnScale, type MoodScale, type Question } from '@daybow/journal/transfer';
import { useId } from 'react';
import { useDeviceWords, useNumberFieldProps, useWords } from '../../shared/words/LanguageProvider';

interface MoodScaleQuestionProps {
  question: Extract<Question, { kind: 'mood-scale' }>;
  value: MoodScale;
  onValueChange: (value: MoodScale) => void;
}

/** Asks for the scale of moods that are numbers: its ends, and the good one. */
export function MoodScaleQuestion({ question, value, onValueChange }: MoodScaleQuestionProps) {
  const { moods } = useWords();
  const words = useDeviceWords().transfer.questions;
  const numberFieldProps = useNumberFieldProps();
  const [id, bestId] = [useId(), useId()];
  const { count, lowest, highest } = question;
  const { low, high } = value;
  const [ofLowest, ofHighest] = [moodOnScale(lowest, value), moodOnScale(highest, value)];
  return (
    <div role="group" aria-labelledby={id} className="app-Questions-asked">
      <p id={id}>{words.moodScale}</p>
      <p className="app-Caption">{words.moodScaleHint({ count, lowest, highest })}</p>
      <NumberField
        {...numberFieldProps}
        label={words.moodLowest}
        max={lowest}
        value={low}
        onValueCommit={(end) => end !== null && onValueChange({ ...value, low: end })}
      />
      <NumberField
        {...numberFieldProps}
        label={words.moodHighest}
        min={Math.max(highest, lowest + 1)}
        value={high}
        onValueCommit={(end) => end !== null && onValueChange({ ...value, high: end })}
      />
      <p id={bestId}>{words.moodBest}</p>
      <RadioGroup<MoodScale['best']>
        aria-labelledby={bestId}
        options={[
          { value: 'high', label: words.moodBestHigh },
          { value: 'low', label: words.moodBestLow },
        ]}
        value={value.best}
        onValueChange={(best) => best && onValueChange({ ...value, best })}
      />
      {ofLowest && ofHighest && (
        <p className="app-Caption" aria-live="polite">
          {words.moodScaleMeans({
            lowest,
            highest,
            ofLowest: moods[ofLowest],
            ofHighest: moods[ofHighest],
          })}
        </p>
      )}
    </div>
  );
}
