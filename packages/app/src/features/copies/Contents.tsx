import type { JournalContents } from '@daybow/journal';
import { type ReactNode, type Ref, useId } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import './copies.css';

interface ContentsProps {
  /** @defaultValue none, where the counts stand below a heading already */
  title?: string;
  contents: JournalContents;
  /** Ref of the title: it can take the focus, and its counts are read with it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A sentence after it. */
  children?: ReactNode;
}

/** The contents of a journal or a copy: '5 habits, 12 ticks', and its first and last day. */
export function Contents({ title, contents, titleRef, children }: ContentsProps) {
  const words = useDeviceWords().transfer.contents;
  const format = useFormat();
  const today = useToday();
  const { habits, ticks, skips, moods, notes, unreadable, first, last } = contents;
  const countsId = useId();
  const counts = [
    habits > 0 && words.habits({ habits }),
    ticks > 0 && words.ticks({ ticks }),
    skips > 0 && words.skips({ skips }),
    moods > 0 && words.moods({ moods }),
    notes > 0 && words.notes({ notes }),
    unreadable > 0 && words.unreadable({ unreadable }),
  ].filter((count) => count !== false);

  return (
    <div className="app-Contents">
      {title !== undefined && (
        <h3
          className="app-Contents-title"
          {...(titleRef && { ref: titleRef, tabIndex: -1, 'aria-describedby': countsId })}
        >
          {title}
        </h3>
      )}
      <p id={countsId}>{counts.length > 0 ? format.list(counts) : words.nothing}</p>
      {first !== null && last !== null && <p>{format.dayRange(first, last, today)}</p>}
      {children && <p>{children}</p>}
    </div>
  );
}
