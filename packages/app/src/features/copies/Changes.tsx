import { useState } from 'react';
import type { DryRun, RecordChanges, RecordKind } from '@daybow/journal/transfer';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import './copies.css';

const WHAT = ['new', 'changed', 'same', 'kept'] as const satisfies (keyof RecordChanges)[];
const KINDS: readonly RecordKind[] = [
  'habits',
  'deletedHabits',
  'marks',
  'entries',
  'habitNotes',
  'settings',
];

/** The effect of a merge: the number of new, changed, equal and older records of each kind. */
export function Changes({ changes }: Pick<DryRun, 'changes'>) {
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  // What is there from the start is read in its place.
  const [first] = useState(changes);
  const lines = WHAT.map((what) => ({
    what,
    counts: KINDS.filter((kind) => changes[kind][what] > 0).map((kind) =>
      words.kinds[kind]({ count: changes[kind][what] }),
    ),
  })).filter(({ counts }) => counts.length > 0);
  const isNothing = lines.every(({ what }) => what === 'same' || what === 'kept');

  return (
    <div className="app-Changes">
      <h3 className="app-Changes-title">{words.changes}</h3>
      {isNothing && <p>{words.nothingNew}</p>}
      <dl
        className="app-Changes-list"
        aria-live={changes === first ? 'off' : 'polite'}
        aria-atomic="true"
      >
        {lines.map(({ what, counts }) => (
          <div key={what} className="app-Changes-line">
            <dt className="app-Changes-what">{words[what]}</dt>
            <dd className="app-Changes-counts">{format.list(counts)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
