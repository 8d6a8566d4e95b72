import { StatCard } from '@daybow/components';
import type { JournalStats } from '@daybow/journal';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import './Summary.css';

/** The two figures of progress; a dash where there is no record behind one. */
export function Summary({ dayStreak, completion }: Pick<JournalStats, 'dayStreak' | 'completion'>) {
  return (
    <div className="app-Summary">
      <StatCard label="Day Streak" value={dayStreak ?? '–'} icon={<FireIcon weight="fill" />} />
      <StatCard
        label="Completion"
        value={completion === null ? '–' : `${completion}%`}
        icon={<CheckCircleIcon weight="fill" />}
        tone="success"
      />
    </div>
  );
}
