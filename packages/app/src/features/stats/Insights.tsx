import { Disclosure, EmojiTile, List, ListRow } from '@daybow/components';
import {
  type DeviceView,
  HABIT_MOOD_MIN_DAYS,
  HABIT_MOOD_PERMUTATIONS,
  HABIT_MOOD_SIGNIFICANCE,
  type Insight,
  MOOD_DIRECTION_MIN_ENTRIES,
  MOOD_DIRECTION_MIN_STEP,
} from '@daybow/journal';
import ChartBarIcon from '~icons/ph/chart-bar-bold';
import FireIcon from '~icons/ph/fire-fill';
import TrendUpIcon from '~icons/ph/trend-up-bold';
import { useDeviceView } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { insightText, isLower } from './statsWords';
import './stats.css';

const insightsOf = ({ stats, insightStatus }: DeviceView) => ({
  insights: stats.insights,
  status: insightStatus,
});

/** The insights, with the records still missing for more, and the way they are counted. */
export function Insights() {
  const { insights, status } = useDeviceView(insightsOf);
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

/** Insights that the journal's records bear out, a sentence a row. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  const words = useWords().insights;
  const format = useFormat();
  return (
    <List>
      {insights.map((insight) => {
        const text = insightText(insight, words, format);
        return <ListRow key={text} icon={<InsightIcon insight={insight} />} label={text} />;
      })}
    </List>
  );
}

function InsightIcon({ insight }: { insight: Insight }) {
  if (insight.kind === 'streak' || insight.kind === 'best-streak') {
    return (
      <EmojiTile tone="info">
        <FireIcon />
      </EmojiTile>
    );
  }
  return isLower(insight) ? (
    <EmojiTile tint={1}>
      <ChartBarIcon />
    </EmojiTile>
  ) : (
    <EmojiTile tone="success">
      <TrendUpIcon />
    </EmojiTile>
  );
}
