import type { TransferError } from '@daybow/journal/transfer';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** Why a file cannot be read, and how to get one that can. */
export function FileProblem({ error: { code, elsewhere } }: { error: TransferError }) {
  const { problems, advice } = useDeviceWords().transfer;
  return (
    <p role="alert">
      {code === 'elsewhere' ? problems.elsewhere({ app: elsewhere?.name ?? '' }) : problems[code]}
      {elsewhere && ` ${advice[elsewhere.advice]}`}
    </p>
  );
}
