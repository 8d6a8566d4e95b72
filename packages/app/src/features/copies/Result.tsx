import type { DryRun, ImportMode, JournalChanges } from '@daybow/journal/transfer';
import type { Day, JournalContents } from '@daybow/journal';
import { type Ref, useState } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useContentCounts } from './Contents';
import { MAIN_KINDS, type Outcome, OUTCOMES, useKindCounts } from './useKindCounts';
import './copies.css';

interface ResultProps {
  dryRun: DryRun;
  mode: ImportMode;
  /** Ref of the sentence: it can take the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/** The result of an import in a sentence, and what else must be known before: what it changes, what can't be read. */
export function Result({ dryRun, mode, ref }: ResultProps) {
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const sentenceFor = useSentence();
  const countsOf = useKindCounts();
  // What is there from the start is read in its place, and what it becomes is announced.
  const [first, setFirst] = useState<Pick<ResultProps, 'dryRun' | 'mode'> | null>({ dryRun, mode });
  if (first && (dryRun !== first.dryRun || mode !== first.mode)) setFirst(null);
  const lost = (outcome: Outcome) =>
    mode === 'merge' ? format.sentenceList(countsOf(dryRun.changes, [outcome])) : '';
  const several = mode === 'replace' || dryRun.changes.entries.new > 0 ? dryRun.daysWithSeveral : 0;
  const [changed, removed, unread] = [lost('changed'), lost('removed'), dryRun.unread.length];
  return (
    <div className="app-Result" aria-live={first ? 'off' : 'polite'} aria-atomic="true">
      <h3 ref={ref} tabIndex={-1} className="app-Result-sentence">
        {sentenceFor(dryRun, mode)}
      </h3>
      {several > 0 && <p>{words.several({ count: several })}</p>}
      {changed && <p>{words.changesYours({ what: changed })}</p>}
      {removed && <p>{words.removesYours({ what: removed })}</p>}
      {unread > 0 && <p>{words.unread({ count: unread })}</p>}
    </div>
  );
}

/** Puts into words what an import brings. */
function useSentence() {
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const kindCounts = useKindCounts();
  const contentCounts = useContentCounts();

  function brings(counts: readonly string[], since: Day | null): string {
    const what = format.sentenceList(counts);
    if (since === null) return what;
    return words.since({ what, day: format.dayRange(since, since, today) });
  }

  function merged(changes: JournalChanges): string {
    const main = kindCounts(changes, ['new'], MAIN_KINDS);
    const counts = main.length > 0 ? main : kindCounts(changes, ['new']);
    const days = MAIN_KINDS.map((kind) => changes[kind].newSince).filter((day) => day !== null);
    if (counts.length > 0) return brings(counts, days.toSorted()[0] ?? null);
    if (kindCounts(changes, OUTCOMES).length === 0) return words.nothing;
    const isChanged = kindCounts(changes, ['changed', 'removed']).length > 0;
    return isChanged ? words.nothingNew : words.allHere;
  }

  function replaced(contents: JournalContents): string {
    const counts = contentCounts(contents);
    return counts.length > 0 ? brings(counts, contents.first) : words.nothing;
  }

  return ({ changes, contents }: DryRun, mode: ImportMode) =>
    mode === 'merge' ? merged(changes) : replaced(contents);
}
