import type { CSSProperties } from 'react';
import { FieldGroup } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { formatLocaleNumber } from '../internal/localeNumber';
import { useRadios, type RadioFieldProps } from '../internal/useRadios';
import { useLocale } from '../internal/words';
import './Scale.css';

export interface ScaleProps extends RadioFieldProps<number> {
  /**
   * The lowest step, a whole number.
   *
   * @defaultValue 0
   */
  min?: number | undefined;
  /**
   * The highest step, a whole number.
   *
   * @defaultValue 10
   */
  max?: number | undefined;
  /** What the lowest step means, under the steps with its number: 'No pain'. */
  minLabel?: string | undefined;
  /** What the highest step means, under the steps with its number: 'Worst pain'. */
  maxLabel?: string | undefined;
  /**
   * What a step means, in words: shown for the selected step, and part of the accessible name of each.
   *
   * @defaultValue `minLabel` and `maxLabel` at the ends, nothing between
   */
  stepText?: ((step: number) => string) | undefined;
  /**
   * The language of the numbers, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
}

/**
 * An answer from a lowest to a highest number, such as pain, energy or sleep. Renders a `<div role="radiogroup">` of
 * label, native radio buttons with one tab stop, the words of both ends, error and description. Arrow keys select; a
 * screen reader announces the number, its words and its position.
 *
 * @example
 * <Scale label="Pain" minLabel="No pain" maxLabel="Worst pain" />
 */
export function Scale({
  min = 0,
  max = 10,
  minLabel,
  maxLabel,
  stepText,
  value,
  defaultValue,
  onValueChange,
  locale: ownLocale,
  name,
  required,
  disabled,
  className,
  ...rest
}: ScaleProps) {
  const locale = useLocale('Scale', ownLocale);
  const count = Math.max(Math.floor(max - min) + 1, 0);
  const steps = Array.from({ length: count }, (_, index) => ({ value: min + index }));
  const { optionsRef, selectedIndex, radioProps } = useRadios(steps, {
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    disabled,
  });
  const selected = steps[selectedIndex];

  function wordsOf(step: number): string | undefined {
    if (stepText) return stepText(step);
    if (step === min) return minLabel;
    return step === max ? maxLabel : undefined;
  }

  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      controls="input"
      required={required}
      className={cx('daybow-Scale', className)}
    >
      <div
        ref={optionsRef}
        className="daybow-Scale-steps"
        style={
          {
            '--daybow-scale-steps': count,
            '--daybow-scale-half': Math.ceil(count / 2),
          } as CSSProperties
        }
      >
        {steps.map((step, index) => {
          const number = formatLocaleNumber(step.value, locale);
          const words = wordsOf(step.value);
          return (
            <label key={step.value} className="daybow-Scale-step">
              <input
                className="daybow-VisuallyHidden"
                {...radioProps(step, index)}
                aria-label={words ? `${number}, ${words}` : number}
              />
              {number}
            </label>
          );
        })}
      </div>
      {/* Each radio button says its own words. With numbers, as the ends of several rows are not above them. */}
      <div className="daybow-Scale-words" aria-hidden="true">
        <span>{minLabel && `${formatLocaleNumber(min, locale)} · ${minLabel}`}</span>
        <span className="daybow-Scale-word">
          {stepText && selected && stepText(selected.value)}
        </span>
        <span>{maxLabel && `${formatLocaleNumber(max, locale)} · ${maxLabel}`}</span>
      </div>
    </FieldGroup>
  );
}
