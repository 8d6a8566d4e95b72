import { EmojiTile, List, ListRow } from '@daybow/components';
import type { Insight } from '@daybow/journal';
import ChartBarIcon from '~icons/ph/chart-bar-bold';
import FireIcon from '~icons/ph/fire-fill';
import TrendUpIcon from '~icons/ph/trend-up-bold';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import { insightText, isLower } from './statsWords';

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
