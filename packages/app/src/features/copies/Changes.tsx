import type { JournalChanges } from '@daybow/journal/transfer';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { OUTCOMES, useKindCounts } from './useKindCounts';
import './copies.css';

/** The effect of a merge: the number of new, changed, removed, equal and older records of each kind. */
export function Changes({ changes }: { changes: JournalChanges }) {
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const countsOf = useKindCounts();
  const lines = OUTCOMES.map((outcome) => ({ outcome, counts: countsOf(changes, [outcome]) }));

  return (
    <dl className="app-Changes">
      {lines.map(
        ({ outcome, counts }) =>
          counts.length > 0 && (
            <div key={outcome}>
              <dt className="app-Changes-what">{words[outcome]}</dt>
              <dd className="app-Changes-counts">{format.list(counts)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
