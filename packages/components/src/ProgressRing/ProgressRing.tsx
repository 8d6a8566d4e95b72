import { useId, useMemo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { cx } from '../internal/cx';
import { checkName, reportMisuse } from '../internal/misuse';
import { clampPercentage, ringMargin, ringSegments, type RingSegment } from './ringGeometry';
import { useCountTo } from './useCountTo';
import './ProgressRing.css';

export interface ProgressRingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The share that is complete, in percent. Values outside 0 to 100 are clamped and what is not a
   * number counts as 0; `null` means that there is nothing to measure yet, drawn without a figure.
   */
  value: number | null;
  /**
   * What the figure measures: set under it, and the ring's accessible name.
   *
   * @defaultValue `'Complete'`
   */
  label?: string;
  /**
   * Radius of the ring's centre line, in user units: one unit is one pixel at normal text size.
   *
   * @defaultValue 70
   */
  radius?: number;
  /**
   * What a screen reader hears in place of a figure when `value` is null.
   *
   * @defaultValue `'Nothing yet'`
   */
  emptyText?: string;
}

/**
 * A share of a whole as a ring that wins its colours. Renders a `<div role="progressbar">` with
 * `label` as its name and the rounded percentage as its value text. It takes no focus.
 *
 * @example
 * <ProgressRing value={60} />
 */
export function ProgressRing({
  value,
  label = 'Complete',
  radius = 70,
  emptyText = 'Nothing yet',
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
          '--daybow-ring-units': 2 * (radius + ringMargin),
        } as CSSProperties
      }
      data-state={state}
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
          {rounded === null ? '–' : <Figure value={rounded} />}
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
    `has a radius of ${radius}, and a circle of that size can't be drawn. ` +
      'Give `radius` a number above 0, in pixels, or leave it out for 70.',
  );
}

function Figure({ value }: { value: number }) {
  return (
    <>
      {useCountTo(value)}
      <small>%</small>
    </>
  );
}

function RingDrawing({ radius, coloured }: { radius: number; coloured: boolean }) {
  const id = useId();
  const segments = useMemo(() => ringSegments(radius), [radius]);
  const middle = radius + ringMargin;
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
            cy={ringMargin}
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
