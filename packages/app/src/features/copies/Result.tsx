import {
  type DryRun,
  type ImportMode,
  isMuchUnread,
  isNothing,
  type JournalChanges,
  lostPlaces,
} from '@daybow/journal/transfer';
import type { Day } from '@daybow/journal';
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
  const [changed, removed, unread] = [
    lost('changed'),
    lost('removed'),
    isMuchUnread(dryRun) ? 0 : lostPlaces(dryRun).length,
  ];
  return (
    <div className="app-Result" aria-live={first ? 'off' : 'polite'} aria-atomic="true">
      <h3 ref={ref} tabIndex={-1} className="app-Result-sentence">
        {sentenceFor(dryRun, mode)}
      </h3>
      <Notes dryRun={dryRun} mode={mode} />
      {changed && <p>{words.changesYours({ what: changed })}</p>}
      {removed && <p>{words.removesYours({ what: removed })}</p>}
      {unread > 0 && <p>{words.unread({ count: unread })}</p>}
    </div>
  );
}

/** Most habits that are named above; more are named in the details. */
export const JOINS_NAMED = 3;

/** Names the habits here that those of the file become a part of; where nothing comes, what to do. */
function Notes({ dryRun, mode }: Pick<ResultProps, 'dryRun' | 'mode'>) {
  const words = useDeviceWords().transfer.import;
  const { joins, questions } = dryRun;
  if (isNothing(dryRun, mode)) {
    if (mode === 'merge' && !isNothing(dryRun, 'replace')) return <p>{words.allHereHint}</p>;
    return <p>{questions.length > 0 ? words.nothingAsked : words.nothingHint}</p>;
  }
  if (mode === 'replace') return null;
  if (joins.length > JOINS_NAMED) return <p>{words.joinsMany({ count: joins.length })}</p>;
  return joins.map((each, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two habits may have one name
    <p key={index}>{words.joins(each)}</p>
  ));
}

/** Puts into words what an import brings. */
function useSentence() {
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const kindCounts = useKindCounts();
  const contentCounts = useContentCounts();
  const nameOf = (day: Day) => format.dayRange(day, day, today);

  function brings(counts: readonly string[], first: Day | null, last: Day | null): string {
    const what = format.sentenceList(counts);
    if (first === null || last === null) return what;
    return first === last
      ? words.on({ what, day: nameOf(first) })
      : words.fromTo({ what, first: nameOf(first), last: nameOf(last) });
  }

  function merged(changes: JournalChanges): string {
    const main = kindCounts(changes, ['new'], MAIN_KINDS);
    const counts = main.length > 0 ? main : kindCounts(changes, ['new']);
    const spans = MAIN_KINDS.map((kind) => changes[kind].newOn).filter((span) => span !== null);
    const days = spans.flatMap(({ first, last }) => [first, last]).toSorted();
    if (counts.length > 0) return brings(counts, days[0] ?? null, days.at(-1) ?? null);
    if (kindCounts(changes, OUTCOMES).length === 0) return words.nothing;
    const isChanged = kindCounts(changes, ['changed', 'removed']).length > 0;
    return isChanged ? words.nothingNew : words.allHere;
  }

  function replaced({ contents, daysWithMood }: DryRun): string {
    const counts = contentCounts(contents, daysWithMood);
    return counts.length > 0 ? brings(counts, contents.first, contents.last) : words.nothing;
  }

  return (dryRun: DryRun, mode: ImportMode) =>
    mode === 'merge' ? merged(dryRun.changes) : replaced(dryRun);
}
