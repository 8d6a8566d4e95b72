import { useId, type ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { archPath } from './bowGeometry';
import { BowStroke } from './BowStroke';
import './Bow.css';

export interface BowProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * `arch` is a small picture, `mark` the sign over an active tab, `sky` as high as a phone, for a splash
   * screen, `horizon` as wide as a desktop, behind the column.
   *
   * @defaultValue `'arch'`
   */
  variant?: 'arch' | 'mark' | 'sky' | 'horizon' | undefined;
  /**
   * The coloured share of an `arch` in percent, clamped to 0 to 100; the rest is dotted. NaN counts as 0.
   * Other variants ignore it.
   *
   * @defaultValue 100
   */
  value?: number | undefined;
  /**
   * Animates the line once when it appears: from left to right, a `mark` from its centre.
   *
   * @defaultValue false
   */
  drawn?: boolean | undefined;
}

/**
 * The bow: one thin line with the seven colours of the bow along it. Renders an `<svg>` that is hidden from
 * screen readers: decoration beside words.
 *
 * @example
 * <Bow value={58} />
 */
export function Bow({
  variant = 'arch',
  value = 100,
  drawn = false,
  className,
  ...rest
}: BowProps) {
  const props = {
    ...rest,
    fill: 'none',
    strokeLinecap: 'round' as const,
    className: cx('daybow-Bow', className),
    'data-variant': variant,
    'data-drawn': drawn || undefined,
    'aria-hidden': true,
  };
  switch (variant) {
    case 'mark':
      return (
        <svg {...props} viewBox="0 0 40 10">
          <BowStroke d="M3.5 8C11 .6 29 .6 36.5 8" from={3.5} to={36.5} edge={4.5} core={2} />
        </svg>
      );
    case 'sky':
      return <Sky {...props} />;
    case 'horizon':
      return <Horizon {...props} />;
    case 'arch':
      return <Arch {...props} share={value > 0 ? Math.min(100, value) / 100 : 0} />;
  }
}

const ARCH_WIDTH = 240;

function Arch({ share, ...rest }: ComponentPropsWithRef<'svg'> & { share: number }) {
  // A partial arch ends in violet, the sixth colour, so that it looks incomplete.
  const part = share < 1 ? { to: ARCH_WIDTH * share + 11, colours: 6 } : { to: ARCH_WIDTH - 14 };
  return (
    <svg {...rest} viewBox={`0 0 ${ARCH_WIDTH} ${ARCH_WIDTH / 2}`}>
      <path
        className="daybow-Bow-waiting"
        strokeWidth={2}
        strokeDasharray="1 7"
        d={archPath(ARCH_WIDTH, 1)}
      />
      {share > 0 && (
        <BowStroke d={archPath(ARCH_WIDTH, share)} from={14} edge={9} core={6} {...part} />
      )}
    </svg>
  );
}

function Sky(props: ComponentPropsWithRef<'svg'>) {
  const id = useId();
  return (
    <svg {...props} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={`${id}disc`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--daybow-surface-card)" />
        <stop offset=".45" stopColor="var(--daybow-surface-card)" stopOpacity=".7" />
        <stop offset=".8" stopColor="var(--daybow-surface-card)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset=".35" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id={`${id}feet`} maskUnits="userSpaceOnUse" x="-260" y="130" width="910" height="500">
        <rect x="-260" y="130" width="910" height="400" fill={`url(#${id}fade)`} />
      </mask>
      <circle cx="195" cy="504" r="236" fill={`url(#${id}disc)`} />
      <g mask={`url(#${id}feet)`}>
        <BowStroke
          d="M-41 504A236 236 0 0 1 431 504"
          from={0}
          to={390}
          edge={8}
          core={5}
          glow={16}
        />
      </g>
    </svg>
  );
}

function Horizon(props: ComponentPropsWithRef<'svg'>) {
  const id = useId();
  return (
    <svg {...props} viewBox="0 0 1280 640">
      <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset=".3" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id={`${id}feet`} maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="640">
        <rect width="1280" height="640" fill={`url(#${id}fade)`} />
      </mask>
      <g mask={`url(#${id}feet)`}>
        <BowStroke d="M100 660A540 540 0 0 1 1180 660" from={100} to={1180} edge={8} core={5} />
      </g>
    </svg>
  );
}
