import { useContext, useMemo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { cx } from '../internal/cx';
import { checkName, reportMisuse } from '../internal/misuse';
import { DaybowContext, useWords, type DaybowWords } from '../internal/words';
import { RingDrawing } from './RingDrawing';
import { clampPercentage, ringMargin } from './ringGeometry';
import { useAnimatedNumber } from './useAnimatedNumber';
import './ProgressRing.css';

const ENGLISH: DaybowWords['ProgressRing'] = { label: 'Complete', emptyText: 'Nothing yet' };

export interface ProgressRingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The completed share in percent, clamped to 0 to 100; NaN counts as 0. `null` means that there is nothing
   * to measure yet: a dotted ring without a percentage.
   */
  value: number | null;
  /**
   * The text under the percentage, and the accessible name.
   *
   * @defaultValue `'Complete'`
   */
  label?: string | undefined;
  /**
   * Radius of the centre line, in user units: one unit is 1 px at the default text size.
   *
   * @defaultValue 70
   */
  radius?: number | undefined;
  /**
   * Width and height of the whole ring with its glow, in the same units, instead of `radius`.
   *
   * @defaultValue 160
   */
  size?: number | undefined;
  /**
   * Thickness of the ring, in the same units.
   *
   * @defaultValue 12, the custom property `--daybow-ring-stroke`
   */
  thickness?: number | undefined;
  /**
   * Formats the rounded percentage, for the figure and for screen readers; a percent sign is drawn smaller.
   *
   * @defaultValue `'60%'`, in the language of the `DaybowProvider`
   */
  formatValue?: ((value: number) => string | number) | undefined;
  /**
   * Text that a screen reader announces instead of a percentage when `value` is null.
   *
   * @defaultValue `'Nothing yet'`
   */
  emptyText?: string | undefined;
  /**
   * Draws the ring from 0 as it appears; otherwise it is there at once.
   *
   * @defaultValue true
   */
  appear?: boolean | undefined;
  /**
   * Lets the glow breathe once as the ring becomes complete.
   *
   * @defaultValue true
   */
  celebrates?: boolean | undefined;
}

/**
 * A percentage as a ring. Renders a `<div role="progressbar">` named `label`, with the rounded percentage as
 * its value text. It is not focusable.
 *
 * @example
 * <ProgressRing value={60} />
 */
export function ProgressRing(props: ProgressRingProps) {
  const {
    value,
    label,
    size,
    thickness,
    radius: ownRadius,
    formatValue,
    emptyText,
    appear = true,
    celebrates = true,
    className,
    style,
    ...rest
  } = useWords('ProgressRing', ENGLISH, props);
  const margin = ringMargin(thickness);
  const radius = size === undefined ? (ownRadius ?? 70) : size / 2 - margin;
  if (process.env.NODE_ENV !== 'production') {
    checkName('ProgressRing', 'label', label);
    checkRadius(radius, size, thickness);
  }

  const { locale = 'en' } = useContext(DaybowContext);
  const percent = useMemo(
    () => new Intl.NumberFormat(locale, { style: 'percent' }).format,
    [locale],
  );
  const format = (percentage: number) =>
    String(formatValue ? formatValue(percentage) : percent(percentage / 100));

  const percentage = value === null ? null : clampPercentage(value);
  const rounded = percentage === null ? null : Math.round(percentage);
  const state =
    percentage === null
      ? 'none'
      : percentage === 0
        ? 'empty'
        : percentage === 100
          ? 'complete'
          : 'partial';

  return (
    <div
      {...rest}
      className={cx('daybow-ProgressRing', className)}
      style={
        {
          // Only the default size follows the window and the theme.
          '--daybow-ring-size':
            (size ?? ownRadius) ? 'calc(10rem * var(--daybow-scale))' : undefined,
          ...style,
          '--daybow-ring-units': 2 * (radius + margin),
          ...(thickness && {
            '--daybow-ring-stroke': thickness,
            '--daybow-ring-core': thickness * 0.75,
          }),
        } as CSSProperties
      }
      data-state={state}
      data-celebrates={celebrates ? '' : undefined}
      role="progressbar"
      aria-label={rest['aria-label'] ?? label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded ?? undefined}
      aria-valuetext={rounded === null ? emptyText : format(rounded)}
    >
      <RingDrawing
        {...{ radius, margin, thickness, appear }}
        value={percentage ?? 0}
        coloured={state !== 'none'}
      />
      <div className="daybow-ProgressRing-words">
        <span className="daybow-ProgressRing-value">
          {rounded === null ? '–' : <AnimatedPercentage value={rounded} format={format} />}
        </span>
        <span className="daybow-ProgressRing-label">{label}</span>
      </div>
    </div>
  );
}

function checkRadius(radius: number, size?: number, thickness?: number) {
  if (!(radius > 0 && radius < Infinity)) {
    reportMisuse(
      'ProgressRing',
      size === undefined
        ? `has a radius of ${radius}, and such a circle cannot be drawn. ` +
            'Give `radius` a number above 0, in px, or leave it out for 70.'
        : `has a size of ${size}, which leaves no room for a ring. ` +
            `Give \`size\` a number above ${2 * ringMargin(thickness)}, in px, or leave it out for 160.`,
    );
  } else if (thickness !== undefined && !(thickness > 0 && thickness <= 2 * radius)) {
    reportMisuse(
      'ProgressRing',
      `has a thickness of ${thickness}, which its radius of ${radius} has no room for. ` +
        'Give `thickness` a number above 0, in px, up to twice the radius.',
    );
  }
}

interface AnimatedPercentageProps {
  value: number;
  format: (percentage: number) => string;
}

function AnimatedPercentage({ value, format }: AnimatedPercentageProps) {
  const [before, sign, after] = format(useAnimatedNumber(value)).split(/(\s?[%٪]\s?)/);
  return (
    <>
      {before}
      {sign && <small>{sign}</small>}
      {after}
    </>
  );
}
