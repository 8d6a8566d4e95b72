import { useId } from 'react';

interface BowStrokeProps {
  /** The path of the line, in user units. */
  d: string;
  /** The x of the first and the last colour, in user units. */
  from: number;
  to: number;
  /** Width of the dark edge, in user units. */
  edge: number;
  /** Width of the bright core, in user units. */
  core: number;
  /**
   * Blur of the glow, in user units; 0 draws none.
   *
   * @defaultValue 0
   */
  glow?: number;
  /**
   * The number of the seven colours to use.
   *
   * @defaultValue 7
   */
  colours?: number;
}

/** A line of the bow inside an `<svg>`: a dark edge, a bright core and an optional glow. */
export function BowStroke({ d, from, to, edge, core, glow = 0, colours = 7 }: BowStrokeProps) {
  const id = useId();
  const edgeId = `${id}edge`;
  const coreId = `${id}core`;
  return (
    <>
      <BowGradient id={edgeId} from={from} to={to} colours={colours} suffix="" />
      <BowGradient id={coreId} from={from} to={to} colours={colours} suffix="-core" />
      {glow > 0 && (
        <path
          className="daybow-Bow-glow"
          d={d}
          stroke={`url(#${coreId})`}
          strokeWidth={edge * 2.25}
          filter={`blur(${glow}px)`}
        />
      )}
      <path
        className="daybow-Bow-line"
        pathLength={1}
        d={d}
        stroke={`url(#${edgeId})`}
        strokeWidth={edge}
      />
      <path
        className="daybow-Bow-line"
        pathLength={1}
        d={d}
        stroke={`url(#${coreId})`}
        strokeWidth={core}
      />
    </>
  );
}

interface BowGradientProps {
  id: string;
  from: number;
  to: number;
  colours: number;
  suffix: '' | '-core';
}

function BowGradient({ id, from, to, colours, suffix }: BowGradientProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
      {Array.from({ length: colours }, (_, index) => (
        <stop
          key={index}
          offset={index / (colours - 1)}
          stopColor={`var(--daybow-bow-${index + 1}${suffix})`}
        />
      ))}
    </linearGradient>
  );
}
