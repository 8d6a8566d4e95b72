import { memo, useId } from 'react';
import { RingTip, RingTrack, useArcStyle, type RingArcProps } from './RingArc';
import { RING_THICKNESS, ringSegments } from './ringGeometry';

/** The track of a ring and, over it, the bow: a dark edge, a bright core and their glow. */
export function RingBow(arc: RingArcProps) {
  const id = useId();
  // Not on the whole ring: each of its hundred segments would inherit it, and get its style again.
  const value = arc.value ?? 0;
  const style = useArcStyle(value, arc.appear);
  const { radius, middle, thickness } = arc;
  const margin = middle - radius;
  const circle = { cx: middle, cy: middle, r: radius };
  const masked = (part: string, width: string) => (
    <mask id={id + part} maskUnits="userSpaceOnUse">
      <circle
        {...circle}
        style={style}
        className="daybow-ProgressRing-reveal"
        pathLength={100}
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth={width}
      />
      {value > 100 && <RingTip {...{ radius, middle, thickness, width, style }} />}
    </mask>
  );
  return (
    <>
      <RingTrack {...{ radius, middle }} isDotted={arc.value === null} />
      {arc.value !== null && (
        <g className="daybow-ProgressRing-bow">
          {masked('edge', 'var(--daybow-ring-stroke)')}
          {masked('core', 'var(--daybow-ring-core)')}
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
            r={(thickness ?? RING_THICKNESS) / 4}
            style={style}
          />
          {/* Not on the stroke itself: it is turned, and the mask would turn with it. */}
          <g mask={value > 100 ? `url(#${id}edge)` : undefined}>
            <circle
              className="daybow-ProgressRing-plain"
              {...circle}
              pathLength={100}
              style={style}
            />
          </g>
        </g>
      )}
    </>
  );
}

interface SegmentsProps {
  radius: number;
  margin: number;
  thickness: number | undefined;
  suffix: '' | '-core';
}

/** A little wider than the mask that shows them. */
const Segments = memo(function Segments({
  radius,
  margin,
  thickness = RING_THICKNESS,
  suffix,
}: SegmentsProps) {
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
