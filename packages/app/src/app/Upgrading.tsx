import { ProgressBar } from '@daybow/components';
import { useWords } from '../shared/words/LanguageProvider';
import './upgrading.css';

/** Tells that the journal is being brought to this version. The storage does not say how far it is. */
export function Upgrading() {
  const { updating } = useWords().opening;
  return (
    <div className="app-Upgrading" role="status">
      <ProgressBar value={null} label={updating} />
    </div>
  );
}
