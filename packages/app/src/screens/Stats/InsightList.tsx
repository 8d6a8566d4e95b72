import { EmojiTile, List, ListRow } from '@daybow/components';
import type { Insight } from '@daybow/journal';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';

/** What the records of a journal bear out, a sentence a row. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <List>
      {insights.map((insight) => (
        <ListRow key={insight.text} icon={<InsightIcon {...insight} />} title={insight.text} />
      ))}
    </List>
  );
}

function InsightIcon({ kind, isLower }: Insight) {
  if (kind === 'streak' || kind === 'best-streak') {
    return (
      <EmojiTile tint="warm">
        <FireIcon weight="fill" />
      </EmojiTile>
    );
  }
  return isLower ? (
    <EmojiTile tint={1}>
      <ChartBarIcon weight="bold" />
    </EmojiTile>
  ) : (
    <EmojiTile tint="success">
      <TrendUpIcon weight="bold" />
    </EmojiTile>
  );
}
