import { Card, CellStrip, EmojiTile } from '@daybow/components';
import type { HabitLine } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { HabitSheet } from '../habits';

/** The habits of a month: a line each, with a cell for each day. A line opens its habit. */
export function HabitLines({ lines }: { lines: readonly HabitLine[] }) {
  const { lookBack: words, figures, stats } = useDeviceWords();
  const [sheet, setSheet] = useState({ id: 0, open: false });

  function figureOf({ done, due }: HabitLine) {
    if (due === null) return words.times({ times: done });
    return due === 0 ? stats.nothingDue : figures.ofDue({ done, due });
  }

  return (
    <Card title={words.habits}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
      <ul className="app-HabitLines" role="list">
        {lines.map((line) => (
          <li key={line.id} className="app-HabitLine">
            <EmojiTile tint={line.id - 1}>{line.icon}</EmojiTile>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setSheet({ id: line.id, open: true })}
            >
              <bdi>{line.name}</bdi> <span>{figureOf(line)}</span>
            </button>
            <CellStrip
              aria-label={words.habitLine({ name: line.name, figure: figureOf(line) })}
              cells={line.days.map(({ day, state, share }) => ({
                key: day,
                value: state,
                share: share ?? undefined,
              }))}
            />
          </li>
        ))}
      </ul>
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </Card>
  );
}
