import { StatCard } from '@daybow/components';
import type { JournalStats } from '@daybow/journal';
import CheckCircleIcon from '~icons/ph/check-circle-fill';
import FireIcon from '~icons/ph/fire-fill';
import { NOT_YET } from '../../shared/words/figures';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import './stats.css';

interface SummaryProps extends Pick<JournalStats, 'dayStreak' | 'completion'> {
  /**
   * True if the streak is shown.
   *
   * @defaultValue true
   */
  showsStreak?: boolean;
}

/** The two figures of progress; a dash where there is no record behind one. */
export function Summary({ dayStreak, completion, showsStreak = true }: SummaryProps) {
  const words = useWords().stats;
  const format = useFormat();
  return (
    <div className="app-Summary">
      {showsStreak && (
        <StatCard label={words.dayStreak} value={dayStreak ?? NOT_YET} icon={<FireIcon />} />
      )}
      <StatCard
        label={words.completion}
        value={completion === null ? NOT_YET : format.percent(completion)}
        icon={<CheckCircleIcon />}
        tone="success"
      />
    </div>
  );
}
