import { NumberField, SelectField, TextField } from '@daybow/components';
import { AMOUNT_MAX, type Goal } from '@daybow/journal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useNumberFieldProps } from '../../shared/words/useNumberFieldProps';

interface GoalFieldsProps {
  /** Null is 'done or not'. */
  value: Goal | null;
  onValueChange: (value: Goal | null) => void;
}

const BEGINNING: Goal = { target: 10, unit: '', direction: 'atLeast', step: 1 };

/** How much: done or not, or an amount with its target and its unit. */
export function GoalFields({ value, onValueChange }: GoalFieldsProps) {
  const words = useDeviceWords().plan;
  const numberFieldProps = { ...useNumberFieldProps(), max: AMOUNT_MAX };

  return (
    <>
      <SelectField
        label={words.howMuch}
        options={[
          { value: 'done', label: words.doneOrNot },
          { value: 'amount', label: words.anAmount },
        ]}
        value={value === null ? 'done' : 'amount'}
        onValueChange={(kind) => onValueChange(kind === 'amount' ? BEGINNING : null)}
      />
      {value && (
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
              if (target === null || (target === 0 && value.direction === 'atLeast')) return;
              onValueChange({ ...value, target });
            }}
          />
          <TextField
            label={words.unit}
            description={words.unitHint}
            autoComplete="off"
            autoCapitalize="none"
            value={value.unit}
            onValueChange={(unit) => onValueChange({ ...value, unit })}
          />
          <NumberField
            {...numberFieldProps}
            label={words.step}
            min={0}
            value={value.step}
            onValueChange={(step) => step !== null && step > 0 && onValueChange({ ...value, step })}
          />
        </>
      )}
    </>
  );
}
