import { type DryRun, isMuchUnread, lostPlaces } from '@daybow/journal/transfer';
import WarningCircleIcon from '~icons/ph/warning-circle-fill';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { LeftOut } from './LeftOut';
import { UnreadList } from './Remarks';
import './copies.css';

/** Most unread places that are named above the details. */
export const EXAMPLES = 3;

/** Says what is lost of a file, where that is much: the columns left out, and the share that cannot be read. */
export function Lost({ dryRun }: { dryRun: DryRun }) {
  const words = useDeviceWords().transfer.import;
  const { leftOut, parts } = dryRun;
  const unread = lostPlaces(dryRun);
  const isMuch = isMuchUnread(dryRun);
  if (!isMuch && leftOut.length === 0) return null;
  const share = { count: parts.unread, all: parts.all };
  return (
    <div className="app-Lost">
      <WarningCircleIcon aria-hidden="true" />
      <div className="app-Lost-said">
        <LeftOut columns={leftOut} />
        {isMuch && (
          <>
            <p className="app-Lost-share" aria-live="polite">
              {parts.unread > 0
                ? words.share[parts.kind](share)
                : words.places({ count: unread.length })}
            </p>
            <UnreadList unread={unread} max={EXAMPLES} />
          </>
        )}
      </div>
    </div>
  );
}
