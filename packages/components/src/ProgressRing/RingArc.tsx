import { type CSSProperties, useId, useState } from 'react';
import type { Ink } from '../chart/chartData';
import { RING_THICKNESS, timeShare, tipPath } from './ringGeometry';
import './RingArc.css';

export interface RingArcProps {
  /** The completed share in percent, null if there is none; more than 100 is a second lap. */
  value: number | null;
  radius: number;
  /** The middle of the drawing, in both directions. */
  middle: number;
  thickness: number | undefined;
  /** True if the arc is drawn from 0 as it appears. */
  appear: boolean;
}

/** The track of a ring and, over it, an arc in one colour: a dark edge and a bright core, if they differ. */
export function RingArc({ ink, ...arc }: RingArcProps & { ink: Ink }) {
  const id = useId();
  const { radius, middle, thickness } = arc;
  const value = arc.value ?? 0;
  const style = useArcStyle(value, arc.appear);
  const stroke = { cx: middle, cy: middle, r: radius, style };
  return (
    <>
      <RingTrack {...{ radius, middle }} isDotted={arc.value === null} />
      {value > 100 && (
        <mask id={id} maskUnits="userSpaceOnUse">
          <rect width="100%" height="100%" fill="#fff" />
          <RingTip {...{ radius, middle, thickness, style }} width="var(--daybow-ring-stroke)" />
        </mask>
      )}
      {value > 0 && (
        <g mask={value > 100 ? `url(#${id})` : undefined}>
          <circle
            {...stroke}
            className="daybow-ProgressRing-arc"
            pathLength={100}
            stroke={ink.edge}
            strokeWidth="var(--daybow-ring-stroke)"
          />
          {ink.core !== ink.edge && (
            <circle
              {...stroke}
              className="daybow-ProgressRing-arc"
              data-part="core"
              pathLength={100}
              stroke={ink.core}
              strokeWidth="var(--daybow-ring-core)"
            />
          )}
        </g>
      )}
    </>
  );
}

/** The way that an arc takes to its share, as custom properties. */
export function useArcStyle(value: number, appear: boolean) {
  const [way, setWay] = useState({ from: appear ? 0 : value, to: value });
  if (way.to !== value) setWay({ from: way.to, to: value });
  return {
    '--daybow-ring-value': value,
    '--daybow-ring-time': timeShare(way.from, way.to),
  } as CSSProperties;
}

interface RingTrackProps extends Pick<RingArcProps, 'radius' | 'middle'> {
  /** True if there is nothing to measure yet. */
  isDotted: boolean;
}

export function RingTrack({ radius, middle, isDotted }: RingTrackProps) {
  return (
    <circle
      className="daybow-ProgressRing-track"
      data-state={isDotted ? 'none' : undefined}
      cx={middle}
      cy={middle}
      r={radius}
    />
  );
}

interface RingTipProps extends Pick<RingArcProps, 'radius' | 'middle' | 'thickness'> {
  /** The thickness of what the mask shows. */
  width: string;
  style: CSSProperties;
}

/** In a mask: the end of a second lap, with a gap around it, so that it is seen on the first one. */
export function RingTip({
  radius,
  middle,
  thickness = RING_THICKNESS,
  width,
  style,
}: RingTipProps) {
  const edge = thickness / 2 + Math.max(1, thickness / 5);
  return (
    <g className="daybow-ProgressRing-tip" style={style}>
      <circle cx={middle} cy={middle - radius} r={edge} fill="#000" />
      <path
        d={tipPath(radius, middle, edge)}
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth={width}
      />
    </g>
  );
}
