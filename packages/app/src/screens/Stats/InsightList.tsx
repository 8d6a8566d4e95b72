import { EmojiTile, List, ListRow } from '@daybow/components';
import type { Insight } from '@daybow/journal';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';

/** What the records of a journal bear out, a sentence a row. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <List>
      {insights.map(({ kind, text }) => (
        <ListRow key={text} icon={<InsightIcon kind={kind} />} title={text} />
      ))}
    </List>
  );
}

function InsightIcon({ kind }: Pick<Insight, 'kind'>) {
  return kind === 'streak' || kind === 'best-streak' ? (
    <EmojiTile tint="warm">
      <FireIcon weight="fill" />
    </EmojiTile>
  ) : (
    <EmojiTile tint="success">
      <TrendUpIcon weight="bold" />
    </EmojiTile>
  );
}
