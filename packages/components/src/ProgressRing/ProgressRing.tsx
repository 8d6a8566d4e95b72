import { useId, useMemo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { cx } from '../internal/cx';
import { checkName, reportMisuse } from '../internal/misuse';
import { clampPercentage, RING_MARGIN, ringSegments, type RingSegment } from './ringGeometry';
import { useAnimatedNumber } from './useAnimatedNumber';
import './ProgressRing.css';

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
  label?: string;
  /**
   * Radius of the centre line, in user units: one unit is 1 px at the default text size.
   *
   * @defaultValue 70
   */
  radius?: number;
  /**
   * What a screen reader announces instead of a percentage when `value` is null.
   *
   * @defaultValue `'Nothing yet'`
   */
  emptyText?: string;
  /**
   * Whether the glow breathes once as the ring becomes complete.
   *
   * @defaultValue true
   */
  celebrates?: boolean;
}

/**
 * A percentage as a ring. Renders a `<div role="progressbar">` named `label`, with the rounded percentage as
 * its value text. It is not focusable.
 *
 * @example
 * <ProgressRing value={60} />
 */
export function ProgressRing({
  value,
  label = 'Complete',
  radius = 70,
  emptyText = 'Nothing yet',
  celebrates = true,
  className,
  style,
  ...rest
}: ProgressRingProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('ProgressRing', 'label', label);
    checkRadius(radius);
  }

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
          ...style,
          '--daybow-ring-value': percentage ?? 0,
          '--daybow-ring-units': 2 * (radius + RING_MARGIN),
        } as CSSProperties
      }
      data-state={state}
      data-celebrates={celebrates ? '' : undefined}
      role="progressbar"
      aria-label={rest['aria-label'] ?? label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded ?? undefined}
      aria-valuetext={rounded === null ? emptyText : `${rounded}%`}
    >
      <RingDrawing radius={radius} coloured={state !== 'none'} />
      <div className="daybow-ProgressRing-words">
        <span className="daybow-ProgressRing-value">
          {rounded === null ? '–' : <AnimatedPercentage value={rounded} />}
        </span>
        <span className="daybow-ProgressRing-label">{label}</span>
      </div>
    </div>
  );
}

function checkRadius(radius: number) {
  if (radius > 0 && radius < Infinity) return;
  reportMisuse(
    'ProgressRing',
    `has a radius of ${radius}, and such a circle cannot be drawn. ` +
      'Give `radius` a number above 0, in px, or leave it out for 70.',
  );
}

function AnimatedPercentage({ value }: { value: number }) {
  return (
    <>
      {useAnimatedNumber(value)}
      <small>%</small>
    </>
  );
}

function RingDrawing({ radius, coloured }: { radius: number; coloured: boolean }) {
  const id = useId();
  const segments = useMemo(() => ringSegments(radius), [radius]);
  const middle = radius + RING_MARGIN;
  const circle = { cx: middle, cy: middle, r: radius };
  const reveal = {
    ...circle,
    className: 'daybow-ProgressRing-reveal',
    pathLength: 100,
    stroke: '#fff',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox={`0 0 ${2 * middle} ${2 * middle}`} fill="none" aria-hidden="true">
      <circle className="daybow-ProgressRing-track" {...circle} />
      {coloured && (
        <g className="daybow-ProgressRing-bow">
          <mask id={`${id}edge`} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
            <circle {...reveal} strokeWidth="var(--daybow-ring-stroke)" />
          </mask>
          <mask id={`${id}core`} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
            <circle {...reveal} strokeWidth="var(--daybow-ring-core)" />
          </mask>
          <use className="daybow-ProgressRing-glow" href={`#${id}light`} />
          <g mask={`url(#${id}edge)`}>
            <Segments segments={segments} suffix="" />
          </g>
          <g id={`${id}light`} mask={`url(#${id}core)`}>
            <Segments segments={segments} suffix="-core" />
          </g>
          <circle
            className="daybow-ProgressRing-bead"
            cx={middle}
            cy={RING_MARGIN}
            r={3}
            style={{ transformOrigin: `${middle}px ${middle}px` }}
          />
          <circle className="daybow-ProgressRing-plain" {...circle} pathLength={100} />
        </g>
      )}
    </svg>
  );
}

function Segments({ segments, suffix }: { segments: RingSegment[]; suffix: '' | '-core' }) {
  return segments.map(({ d, from, to, mix }) => (
    <path
      key={d}
      className="daybow-ProgressRing-segment"
      d={d}
      strokeWidth={14}
      stroke={`color-mix(in oklab, var(--daybow-bow-${to}${suffix}) ${mix}%, var(--daybow-bow-${from}${suffix}))`}
    />
  ));
}
