import { Disclosure, Section } from '@daybow/components';
import {
  type DeviceView,
  MOOD_FACTOR_MIN_DAYS,
  MOOD_FACTOR_PERMUTATIONS,
  MOOD_FACTOR_SIGNIFICANCE,
  MOOD_DIRECTION_MIN_DAYS,
  MOOD_DIRECTION_MIN_STEP,
} from '@daybow/journal';
import { useDeviceView } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { InsightList } from './InsightList';
import { MoodFactors } from './MoodFactors';
import './stats.css';

const insightsOf = ({ stats, insightStatus }: DeviceView) => ({
  insights: stats.insights,
  moodFactors: stats.moodFactors,
  status: insightStatus,
});

/** The insights that there are. */
export function Insights() {
  const { insights: all, moodFactors, status } = useDeviceView(insightsOf);
  const showsStreaks = useShowsStreaks();
  const insights = showsStreaks ? all : all.filter(({ kind }) => !/streak/.test(kind));
  const words = useWords().stats;
  if (insights.length === 0 && moodFactors.length === 0) return null;

  return (
    <Section title={words.insights}>
      <Stack aria-busy={status.pending || undefined}>
        {insights.length > 0 && <InsightList insights={insights} />}
        {moodFactors.length > 0 && <MoodFactors factors={moodFactors} />}
      </Stack>
    </Section>
  );
}

const statusOf = ({ insightStatus }: DeviceView) => insightStatus;

/** The way in which figures and insights are counted, with the records still missing for more. */
export function HowCounted() {
  const { daysMissing } = useDeviceView(statusOf);
  const words = useDeviceWords();
  const format = useFormat();
  const showsStreaks = useShowsStreaks();
  const rules = [
    showsStreaks && words.rules.streak,
    words.rules.week,
    words.rules.mood({
      steps: format.oneDecimal(MOOD_DIRECTION_MIN_STEP),
      days: MOOD_DIRECTION_MIN_DAYS,
    }),
    words.rules.factors({ days: MOOD_FACTOR_MIN_DAYS }),
    words.rules.labels,
    words.rules.scales,
    words.rules.weekdays,
    words.rules.permutation({
      times: MOOD_FACTOR_PERMUTATIONS,
      percent: format.percent(MOOD_FACTOR_SIGNIFICANCE * 100),
    }),
    words.rules.monthly,
  ].filter((rule) => rule !== false);

  return (
    <Stack>
      {daysMissing !== null && (
        <p className="app-Caption">{words.stats.daysMissing({ days: daysMissing })}</p>
      )}
      <Disclosure label={words.stats.rules}>
        {showsStreaks && <p>{words.stats.streakInShort}</p>}
        <p>{words.stats.insightsInShort}</p>
        <Disclosure label={words.stats.curious}>
          <ul className="app-Rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Disclosure>
      </Disclosure>
    </Stack>
  );
}
