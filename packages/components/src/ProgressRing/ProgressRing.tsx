import { useContext, useMemo, type CSSProperties } from 'react';
import { ownInk, seriesInk } from '../chart/ink';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { DaybowContext, useWords, type DaybowWords } from '../internal/words';
import { checkRing } from './checkRing';
import type { ProgressRingItem, ProgressRingProps } from './ProgressRingProps';
import { RingArc } from './RingArc';
import { RingBow } from './RingBow';
import { RingFigure } from './RingFigure';
import { RING_THICKNESS, ringRadii, ringShape, ringShare } from './ringGeometry';
import './ProgressRing.css';

const ENGLISH: DaybowWords['ProgressRing'] = {
  label: 'Complete',
  emptyText: 'Nothing yet',
  countText: (value, max) => `${value} of ${max}`,
};

/**
 * A percentage or a count as a ring. Renders a `<div role="progressbar">` named `label`, with the figure as its value
 * text; several `rings` are one `<div role="img">` whose name has the figure of each. It is not focusable.
 *
 * @example
 * <ProgressRing value={60} />
 */
export function ProgressRing(props: ProgressRingProps) {
  const {
    value = NaN,
    max = 100,
    rings,
    label,
    figure = 'percent',
    children,
    tone,
    color,
    size,
    thickness: ownThickness,
    radius: ownRadius,
    formatValue,
    countText,
    emptyText,
    appear = true,
    celebrates = true,
    className,
    style,
    ...rest
  } = useWords('ProgressRing', ENGLISH, props);
  const { radius, margin, thickness } = ringShape(size, ownRadius, ownThickness);
  const radii = ringRadii(rings?.length ?? 1, radius, thickness);
  if (process.env.NODE_ENV !== 'production') {
    checkName('ProgressRing', 'label', label);
    checkRing({ size, radius, margin, thickness }, radii);
  }

  const { locale = 'en' } = useContext(DaybowContext);
  const percent = useMemo(
    () => new Intl.NumberFormat(locale, { style: 'percent' }).format,
    [locale],
  );
  const format = (percentage: number) =>
    String(formatValue ? formatValue(percentage) : percent(percentage / 100));
  const share = value === null ? null : ringShare(value, max);
  const rounded = share === null ? null : Math.round(share);

  function textOf(part: Pick<ProgressRingItem, 'value' | 'max'>): string {
    if (part.value === null) return emptyText;
    if (figure === 'count') return countText(part.value || 0, part.max ?? 100);
    return format(Math.round(ringShare(part.value, part.max)));
  }

  const name = rest['aria-label'] ?? label;
  const list = () =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      (rings ?? []).map((ring) => `${ring.label} ${textOf(ring)}`),
    );
  const isCount = figure === 'count' && value !== null;
  const middle = radius + margin;
  const arc = { middle, thickness, appear };
  const ink = ownInk({ tone, color });
  const inner = (radii.at(-1) ?? radius) - (thickness ?? RING_THICKNESS) / 2;

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
          '--daybow-ring-units': 2 * middle,
          '--daybow-ring-inset': rings && `${58 - (50 * inner) / middle}%`,
          ...(thickness && {
            '--daybow-ring-stroke': thickness,
            '--daybow-ring-core': thickness * 0.75,
          }),
        } as CSSProperties
      }
      data-state={stateOf(rings ? leastShare(rings) : share)}
      data-celebrates={celebrates ? '' : undefined}
      {...(rings
        ? { role: 'img', 'aria-label': `${name}: ${list()}` }
        : {
            role: 'progressbar',
            'aria-label': name,
            'aria-valuemin': 0,
            'aria-valuemax': isCount ? Math.max(max, value) : Math.max(100, rounded ?? 0),
            'aria-valuenow': (isCount ? value || 0 : rounded) ?? undefined,
            'aria-valuetext': textOf({ value, max }),
          })}
    >
      <svg viewBox={`0 0 ${2 * middle} ${2 * middle}`} fill="none" aria-hidden="true">
        {rings?.map((ring, index) => (
          <RingArc
            key={ring.label}
            {...arc}
            radius={radii[index] ?? 0}
            value={ring.value === null ? null : ringShare(ring.value, ring.max)}
            ink={seriesInk(ring, index)}
          />
        ))}
        {!rings && ink && <RingArc {...arc} {...{ radius, ink }} value={share} />}
        {!rings && !ink && <RingBow {...arc} {...{ radius }} value={share} />}
      </svg>
      {(children || !rings) && (
        <div className="daybow-ProgressRing-words">
          {children ? (
            <div className="daybow-ProgressRing-body">{children}</div>
          ) : (
            <>
              <span className="daybow-ProgressRing-value">
                <RingFigure percentage={rounded} {...{ value, max, figure, format, locale }} />
              </span>
              <span className="daybow-ProgressRing-label">{label}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function leastShare(rings: readonly ProgressRingItem[]): number | null {
  const shares = rings.flatMap(({ value, max }) => (value === null ? [] : ringShare(value, max)));
  return shares.length === 0 ? null : Math.min(...shares);
}

function stateOf(share: number | null) {
  if (share === null) return 'none';
  if (share === 0) return 'empty';
  if (share < 100) return 'partial';
  return share === 100 ? 'complete' : 'over';
}
