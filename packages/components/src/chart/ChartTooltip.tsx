import type { CSSProperties } from 'react';
import type { ChartAnchor } from './chartAnchor';
import type { Reading } from './chartReading';
import type { ChartSize } from './chartPlane';

interface ChartTooltipProps {
  anchor: ChartAnchor;
  size: ChartSize;
  reading: Reading;
}

/** From the point to the edge of its tooltip, in px. */
const AWAY = 26;

/** The words beside the cursor. The slider says the same to a screen reader. */
export function ChartTooltip({ anchor, size, reading }: ChartTooltipProps) {
  const below = anchor.opens === 'below';
  const edge = below ? anchor.y + AWAY : anchor.y - AWAY;
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
      <div className="daybow-Chart-tooltip">
        {reading.symbol && <span className="daybow-Chart-tipSymbol">{reading.symbol}</span>}
        <p>
          <strong>
            <bdi>{reading.title}</bdi>
          </strong>
          <bdi>{reading.note}</bdi>
        </p>
      </div>
    </div>
  );
}
