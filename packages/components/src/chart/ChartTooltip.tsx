import type { CSSProperties, ReactNode } from 'react';
import type { ChartSize } from './plotArea';
import type { TooltipAnchor } from './tooltipAnchor';

interface ChartTooltipProps {
  anchor: TooltipAnchor;
  size: ChartSize;
  /** The words. */
  children: ReactNode;
}

/** From the anchor to the edge of the tooltip, in px. */
const OFFSET = 26;

/** The words beside the cursor. Screen readers get the same from the slider. */
export function ChartTooltip({ anchor, size, children }: ChartTooltipProps) {
  const below = anchor.side === 'below';
  const edge = below ? anchor.y + OFFSET : anchor.y - OFFSET;
  const place = {
    '--daybow-x': `${anchor.x}px`,
    '--daybow-tip-y': below ? `${edge}px` : `${edge}px - 100%`,
    '--daybow-nub-y': `${below ? edge - 5 : edge - 7}px`,
    '--daybow-width': `${size.width}px`,
    '--daybow-height': `${size.height}px`,
  } as CSSProperties;
  return (
    <div className="daybow-Chart-tip" style={place} aria-hidden="true">
      <span className="daybow-Chart-nub" />
      <div className="daybow-Chart-tooltip">{children}</div>
    </div>
  );
}
