import { EmojiTile, List, ListRow } from '@daybow/components';
import type { Insight } from '@daybow/journal';
import ChartBarIcon from '~icons/ph/chart-bar-bold';
import FireIcon from '~icons/ph/fire-fill';
import TrendUpIcon from '~icons/ph/trend-up-bold';
import { useWords } from '../../shared/words/LanguageProvider';
import { insightText, isLower } from './statsWords';

/** Insights that the journal's records bear out, a sentence a row. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  const words = useWords().insights;
  return (
    <List>
      {insights.map((insight) => {
        const text = insightText(insight, words);
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
  return <DirectionTile isDown={isLower(insight)} />;
}

/** The picture of a fact that says how something went, or compares it. */
export function DirectionTile({ isDown }: { isDown: boolean }) {
  return isDown ? (
    <EmojiTile tint={1}>
      <ChartBarIcon />
    </EmojiTile>
  ) : (
    <EmojiTile tone="success">
      <TrendUpIcon />
    </EmojiTile>
  );
}
