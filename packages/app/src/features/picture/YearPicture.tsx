import type { YearLookBack } from '@daybow/journal';
import {
  useDeviceWords,
  useFormat,
  useLanguage,
  useWords,
} from '../../shared/words/LanguageProvider';
import { PictureButton } from './PictureButton';
import { yearPicture } from './yearPicture';

interface YearPictureProps {
  lookBack: YearLookBack;
  /** How the year went, in words. */
  sentence: string;
}

/** Opens the picture of a year. */
export function YearPicture({ lookBack: year, sentence }: YearPictureProps) {
  const { direction } = useLanguage();
  const { moods: moodNames } = useWords();
  const { daysWithMood } = useDeviceWords().lookBack;
  const format = useFormat();
  const title = format.year(year.year);
  return (
    <PictureButton
      period={year.year}
      title={title}
      sentence={sentence}
      draw={(look) =>
        yearPicture({
          year,
          title,
          look,
          direction,
          moodNames,
          caption: daysWithMood({ days: year.moods.days }),
          number: (value) => format.amount(value, ''),
          monthName: format.shortMonth,
          monthLetter: format.narrowMonth,
        })
      }
    />
  );
}
