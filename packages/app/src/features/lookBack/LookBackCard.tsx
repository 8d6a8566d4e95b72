import type { Period } from '@daybow/journal';
import { type DraftKind, useDraft, useDrafts } from '../../shared/journal/drafts';
import { useDuePeriod, usePeriodLookBack, useToday } from '../../shared/journal/useDeviceJournal';
import { ClosableCard } from '../../shared/ui/ClosableCard';
import { focusHeading } from '../../shared/ui/focus';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { kindOf, periodName } from './period';
import { PeriodNote } from './PeriodNote';
import { PeriodPicture } from './PeriodPicture';
import { periodSentences } from './periodSentences';
import './lookBack.css';

interface Dismissed {
  readonly periods: readonly unknown[];
}

/** Keeps the periods that were dismissed, beside the drafts, as they belong to this journal on this device. */
const dismissal: DraftKind<Dismissed> = {
  name: 'look-back',
  read: (kept) => {
    const { periods }: Partial<Dismissed> = Object(kept);
    return Array.isArray(periods) ? { periods } : null;
  },
};

/** A year, a month and a week can be due within a few days: of more, none comes again. */
const DISMISSED_MAX = 3;

/** The look back at the period that was over last, until it is dismissed; null where none is due. */
export function LookBackCard() {
  const drafts = useDrafts();
  const period = useDuePeriod();
  const dismissed = useDraft(dismissal, 'dismissed')?.periods ?? [];

  if (period === null || dismissed.includes(period)) return null;
  return (
    <PeriodCard
      period={period}
      onDismiss={() => {
        const periods = [period, ...dismissed].slice(0, DISMISSED_MAX);
        drafts.keep(dismissal, 'dismissed', { periods });
        focusHeading();
      }}
    />
  );
}

interface PeriodCardProps {
  period: Period;
  onDismiss: () => void;
}

/** A period in a picture, up to three sentences and a question. */
function PeriodCard({ period, onDismiss }: PeriodCardProps) {
  const today = useToday();
  const lookBack = usePeriodLookBack(period);
  const { moods: names } = useWords();
  const words = useDeviceWords().lookBack;
  const format = useFormat();

  return (
    <ClosableCard
      className="app-LookBack"
      title={
        <>
          {words.due.titles[kindOf(period)]}{' '}
          <span className="app-LookBack-period">{periodName(period, lookBack, today, format)}</span>
        </>
      }
      closeLabel={words.due.dismiss}
      onClose={onDismiss}
    >
      <PeriodPicture period={period} />
      <ul>
        {periodSentences(period, lookBack, words, names, format).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <PeriodNote period={period} />
    </ClosableCard>
  );
}
