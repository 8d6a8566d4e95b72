import { NumberField, RadioGroup, SelectField, TextField } from '@daybow/components';
import { AMOUNT_MAX, type Goal, isToLeaveOff } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceWords, useNumberFieldProps } from '../../shared/words/LanguageProvider';
import { typedUnit, unitOf } from '../../shared/words/units';

interface GoalFieldsProps {
  /** The goal of the habit; null is 'done or not'. */
  value: Goal | null;
  onValueChange: (value: Goal | null) => void;
}

/** The goal that a kind begins with; null is 'done or not'. */
const BEGINNINGS = {
  done: null,
  amount: { target: 10, unit: '', direction: 'atLeast', step: 1 },
  leaveOff: { target: 0, unit: '', direction: 'atMost', step: 1 },
} as const satisfies Record<string, Goal | null>;

/** Fields of a goal: done or not, an amount with its target and its unit, or something to leave off. */
export function GoalFields({ value, onValueChange }: GoalFieldsProps) {
  const words = useDeviceWords().plan;
  const numberFieldProps = { ...useNumberFieldProps(), max: AMOUNT_MAX };
  // A target of 0.5 begins with a 0: the fields of an amount stay while it is typed.
  const [isTyping, setTyping] = useState(false);
  const kind = value === null ? 'done' : isToLeaveOff(value) && !isTyping ? 'leaveOff' : 'amount';

  function handleKindChange(next: keyof typeof BEGINNINGS) {
    setTyping(false);
    onValueChange(BEGINNINGS[next]);
  }

  return (
    <>
      <RadioGroup
        variant="tiles"
        label={words.howMuch}
        options={[
          { value: 'done', label: words.doneOrNot },
          { value: 'amount', label: words.anAmount },
          { value: 'leaveOff', label: words.leaveOff },
        ]}
        value={kind}
        onValueChange={(next) => next && handleKindChange(next)}
      />
      {value && kind === 'amount' && (
        <>
          <SelectField<Goal['direction']>
            label={words.direction}
            options={[
              { value: 'atLeast', label: words.atLeast },
              { value: 'atMost', label: words.atMost },
            ]}
            value={value.direction}
            onValueChange={(direction) => onValueChange({ ...value, direction })}
          />
          <NumberField
            {...numberFieldProps}
            label={words.target}
            min={0}
            value={value.target}
            onValueChange={(target) => {
              setTyping(true);
              if (target === null || (target === 0 && value.direction === 'atLeast')) return;
              onValueChange({ ...value, target });
            }}
          />
        </>
      )}
      {value && (
        <UnitField
          description={kind === 'leaveOff' ? words.leaveOffUnitHint : words.unitHint}
          value={value.unit}
          onValueChange={(unit) => onValueChange({ ...value, unit })}
        />
      )}
      {value && kind === 'amount' && (
        <NumberField
          {...numberFieldProps}
          label={words.step}
          min={0}
          value={value.step}
          onValueChange={(step) => step !== null && step > 0 && onValueChange({ ...value, step })}
        />
      )}
    </>
  );
}

interface UnitFieldProps {
  description: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Field of a unit. Its text stays as it is typed, whatever unit that is. */
function UnitField({ value, onValueChange, ...rest }: UnitFieldProps) {
  const [typed, setTyped] = useState('');

  function handleValueChange(text: string) {
    setTyped(text);
    onValueChange(unitOf(text));
  }

  return (
    <TextField
      {...rest}
      label={useDeviceWords().plan.unit}
      autoComplete="off"
      autoCapitalize="none"
      value={unitOf(typed) === value ? typed : typedUnit(value)}
      onValueChange={handleValueChange}
    />
  );
}
