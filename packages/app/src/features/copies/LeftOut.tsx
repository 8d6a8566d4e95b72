import type { LeftOutColumn } from '@daybow/journal/transfer';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import './copies.css';

/** Most columns named: a table may have hundreds. */
const NAMED_MAX = 5;

/** Names the columns that nothing comes of, with some of their cells. */
export function LeftOut({ columns }: { columns: readonly LeftOutColumn[] }) {
  const words = useDeviceWords().transfer.import;
  const { list } = useFormat();
  const hidden = columns.length - NAMED_MAX;
  return (
    <>
      {columns.slice(0, NAMED_MAX).map(({ name, cells }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other key: names recur
        <p key={index}>
          {words.columnLeftOut({ name, cells: list(cells.map((cell) => words.cell({ cell }))) })}
        </p>
      ))}
      {hidden > 0 && <p>{words.columnsMore({ count: hidden })}</p>}
    </>
  );
}
