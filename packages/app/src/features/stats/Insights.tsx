import { Disclosure } from '@daybow/components';
import {
  type DeviceSnapshot,
  HABIT_MOOD_MIN_DAYS,
  HABIT_MOOD_PERMUTATIONS,
  HABIT_MOOD_SIGNIFICANCE,
  MOOD_DIRECTION_MIN_ENTRIES,
  MOOD_DIRECTION_MIN_STEP,
} from '@daybow/journal';
import { useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/Stack';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { InsightList } from './InsightList';
import './Insights.css';

const insightsOf = ({ stats, insightStatus }: DeviceSnapshot) => ({
  insights: stats.insights,
  status: insightStatus,
});

/** What may honestly be said, what is still missing for more, and how it is counted. */
export function Insights() {
  const { insights, status } = useDeviceSnapshot(insightsOf);
  const words = useDeviceWords();
  const format = useFormat();
  const rules = [
    words.rules.streak,
    words.rules.week,
    words.rules.mood({
      steps: format.oneDecimal(MOOD_DIRECTION_MIN_STEP),
      entries: MOOD_DIRECTION_MIN_ENTRIES,
    }),
    words.rules.habitMood({ days: HABIT_MOOD_MIN_DAYS }),
    words.rules.permutation({
      times: HABIT_MOOD_PERMUTATIONS,
      percent: format.percent(HABIT_MOOD_SIGNIFICANCE * 100),
    }),
    words.rules.cause,
  ];

  return (
    <Stack aria-busy={status.pending || undefined}>
      {insights.length > 0 && <InsightList insights={insights} />}
      {status.daysMissing !== null && (
        <p className="app-Caption">{words.stats.daysMissing({ days: status.daysMissing })}</p>
      )}
      <Disclosure label={words.stats.rules}>
        <ul className="app-Rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}
