import { ownInk } from '../chart/ink';
import { RingArc } from '../ProgressRing/RingArc';

interface HabitMeterProps {
  /** The share of the target, in percent. */
  share: number;
  isOver: boolean;
}

/** The ring around the plus of an amount. */
export function HabitMeter({ share, isOver }: HabitMeterProps) {
  const ink = ownInk({ tone: isOver ? 'error' : 'success' });
  return (
    <svg className="daybow-HabitCard-meter" viewBox="0 0 36 36" fill="none">
      {ink && (
        <RingArc value={share} radius={16} middle={18} thickness={4} appear={false} ink={ink} />
      )}
    </svg>
  );
}
