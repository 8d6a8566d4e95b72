import type { MonthLookBack } from '@daybow/journal';
import { useDeviceSettings, useMoodMonth } from '../../shared/journal/useDeviceJournal';
import { useFormat, useLanguage, useWords } from '../../shared/words/LanguageProvider';
import { monthPicture } from './monthPicture';
import { PictureButton } from './PictureButton';

interface MonthPictureProps {
  lookBack: MonthLookBack;
  /** How the month went, in words. */
  sentence: string;
}

/** Opens the picture of a month. */
export function MonthPicture({ lookBack: { month, moods }, sentence }: MonthPictureProps) {
  const { direction } = useLanguage();
  const { moods: moodNames } = useWords();
  const format = useFormat();
  const { firstWeekday } = useDeviceSettings();
  const days = useMoodMonth(month);
  const title = format.monthOfYear(month);
  return (
    <PictureButton
      period={month}
      title={title}
      sentence={sentence}
      draw={(look) =>
        monthPicture({
          month,
          days,
          firstWeekday,
          title,
          look,
          direction,
          moodNames,
          counts: moods.counts,
          number: (value) => format.amount(value, ''),
          weekdayLetter: format.narrowWeekday,
          dayNumber: format.dayOfMonth,
        })
      }
    />
  );
}
