import { Disclosure } from '@daybow/components';
import { daysMissingMessage, INSIGHT_RULES } from '@daybow/journal';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import '../../shell/Fields.css';
import { InsightList } from './InsightList';
import './Insights.css';

/** What may honestly be said, what is still missing for more, and how it is counted. */
export function Insights() {
  const { stats, insightStatus } = useDeviceSnapshot();
  const { daysMissing, pending } = insightStatus;

  return (
    <div className="app-Fields" aria-busy={pending || undefined}>
      {stats.insights.length > 0 && <InsightList insights={stats.insights} />}
      {daysMissing !== null && <p className="app-Caption">{daysMissingMessage(daysMissing)}</p>}
      <Disclosure summary="How this is counted">
        <ul className="app-Rules">
          {INSIGHT_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
