import { type CSSProperties, memo, useId, useState } from 'react';
import { RING_THICKNESS, ringSegments, timeShare } from './ringGeometry';

interface RingDrawingProps {
  /** The completed share in percent. */
  value: number;
  radius: number;
  margin: number;
  thickness: number | undefined;
  coloured: boolean;
  /** True if the bow is drawn from 0 as it appears. */
  appear: boolean;
}

/** The track of a ring and, over it, the bow: a dark edge, a bright core and their glow. */
export function RingDrawing({
  value,
  radius,
  margin,
  thickness = RING_THICKNESS,
  coloured,
  appear,
}: RingDrawingProps) {
  const id = useId();
  const [way, setWay] = useState({ from: appear ? 0 : value, to: value });
  if (way.to !== value) setWay({ from: way.to, to: value });
  const middle = radius + margin;
  const circle = { cx: middle, cy: middle, r: radius };
  // Not on the whole ring: each of its hundred segments would inherit it, and get its style again.
  const style = {
    '--daybow-ring-value': value,
    '--daybow-ring-time': timeShare(way.from, way.to),
  } as CSSProperties;
  const reveal = {
    ...circle,
    style,
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
          <mask id={`${id}edge`} maskUnits="userSpaceOnUse">
            <circle {...reveal} strokeWidth="var(--daybow-ring-stroke)" />
          </mask>
          <mask id={`${id}core`} maskUnits="userSpaceOnUse">
            <circle {...reveal} strokeWidth="var(--daybow-ring-core)" />
          </mask>
          <use className="daybow-ProgressRing-glow" href={`#${id}light`} />
          <g mask={`url(#${id}edge)`}>
            <Segments {...{ radius, margin, thickness }} suffix="" />
          </g>
          <g id={`${id}light`} mask={`url(#${id}core)`}>
            <Segments {...{ radius, margin, thickness }} suffix="-core" />
          </g>
          <circle
            className="daybow-ProgressRing-bead"
            cx={middle}
            cy={margin}
            r={thickness / 4}
            style={style}
          />
          <circle
            className="daybow-ProgressRing-plain"
            {...circle}
            pathLength={100}
            style={style}
          />
        </g>
      )}
    </svg>
  );
}

interface SegmentsProps {
  radius: number;
  margin: number;
  thickness: number;
  suffix: '' | '-core';
}

/** A little wider than the mask that shows them. */
const Segments = memo(function Segments({ radius, margin, thickness, suffix }: SegmentsProps) {
  return ringSegments(radius, margin).map(({ d, from, to, mix }) => (
    <path
      key={d}
      className="daybow-ProgressRing-segment"
      d={d}
      strokeWidth={thickness + 2}
      stroke={`color-mix(in oklab, var(--daybow-bow-${to}${suffix}) ${mix}%, var(--daybow-bow-${from}${suffix}))`}
    />
  ));
});
