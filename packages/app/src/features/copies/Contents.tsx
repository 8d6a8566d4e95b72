import type { JournalContents } from '@daybow/journal';
import type { ReactNode } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import './copies.css';

interface ContentsProps {
  /** @defaultValue none, where the counts stand below a heading already */
  title?: string;
  contents: JournalContents;
  /** A sentence after it. */
  children?: ReactNode;
}

/** The contents of a journal or a copy: '5 habits, 12 ticks', and its first and last day. */
export function Contents({ title, contents, children }: ContentsProps) {
  const words = useDeviceWords().transfer.contents;
  const format = useFormat();
  const today = useToday();
  const countsOf = useContentCounts();
  const { first, last } = contents;
  const counts = countsOf(contents);

  return (
    <div className="app-Contents">
      {title !== undefined && <h3 className="app-Contents-title">{title}</h3>}
      <p>{counts.length > 0 ? format.list(counts) : words.nothing}</p>
      {first !== null && last !== null && <p>{format.dayRange(first, last, today)}</p>}
      {children && <p>{children}</p>}
    </div>
  );
}

/** Puts the contents of a journal into words: '5 habits', '12 ticks', and on how many days its moods are, if told. */
export function useContentCounts() {
  const { contents: words, import: importWords } = useDeviceWords().transfer;
  return (
    { habits, ticks, skips, moods, notes, labels, scales, moodNames, unreadable }: JournalContents,
    days = moods,
  ): string[] =>
    [
      habits > 0 && words.habits({ habits }),
      ticks > 0 && words.ticks({ ticks }),
      skips > 0 && words.skips({ skips }),
      moods > 0 &&
        (days < moods
          ? importWords.onDays({ moods: words.moods({ moods }), days })
          : words.moods({ moods })),
      notes > 0 && words.notes({ notes }),
      labels > 0 && words.labels({ labels }),
      scales > 0 && words.scales({ scales }),
      moodNames > 0 && words.moodNames({ moodNames }),
      unreadable > 0 && words.unreadable({ unreadable }),
    ].filter((count) => count !== false);
}
