import { NumberField, RadioGroup } from '@daybow/components';
import type { Question, Target } from '@daybow/journal/transfer';
import { useId } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useNumberFieldProps } from '../../shared/words/LanguageProvider';

interface TargetQuestionProps {
  question: Extract<Question, { kind: 'target' }>;
  value: Target;
  onValueChange: (value: Target) => void;
}

/** Asks for the amount of a habit that makes a day done: any, or a target. */
export function TargetQuestion({ question, value, onValueChange }: TargetQuestionProps) {
  const words = useDeviceWords().transfer.questions;
  const numberFieldProps = useNumberFieldProps();
  const id = useId();
  const { habit, days, lowest, highest } = question;
  return (
    <div className="app-Questions-asked">
      <p id={id} dir="auto">
        {words.target({ habit })}
      </p>
      <p className="app-Caption">{words.targetHint({ days, lowest, highest })}</p>
      <RadioGroup
        aria-labelledby={id}
        options={[
          { value: 'any', label: words.any },
          { value: 'atLeast', label: words.atLeast },
        ]}
        value={value === 'any' ? 'any' : 'atLeast'}
        onValueChange={(kind) => onValueChange(kind === 'any' ? 'any' : highest)}
      />
      {value !== 'any' && (
        <NumberField
          {...numberFieldProps}
          label={words.amount}
          min={0}
          value={value}
          onValueChange={(amount) => amount !== null && amount > 0 && onValueChange(amount)}
        />
      )}
    </div>
  );
}
