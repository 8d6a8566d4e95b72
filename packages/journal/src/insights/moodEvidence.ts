import { addDays, type Day } from '../days/day';
import { mean } from '../progress/mean';
import type { MoodDays, MoodFactorFinding } from './moodFactors';

/** The days that a test went over. */
export interface TestedDays extends Pick<MoodDays, 'moods'> {
  /** The last of them: the day of the test. */
  readonly lastDay: Day;
}

/** A day that was compared. */
export interface EvidenceDay {
  readonly day: Day;
  readonly mood: number;
  /** True for a day with the factor. */
  readonly isWith: boolean;
}

/** The days that a finding compares, and all that it says of them. */
export interface MoodEvidence {
  /** The days that were compared, in their order. */
  readonly days: readonly EvidenceDay[];
  readonly daysWith: number;
  readonly daysWithout: number;
  /** Mean moods of the days with the factor, and of those without. */
  readonly moodWith: number;
  readonly moodWithout: number;
  /** All days with a mood, those among them that could not be compared. */
  readonly moodDays: number;
}

/** The days behind a finding; null where a side of it has none, as in a damaged one. */
export function moodEvidence(
  { lastDay, moods }: TestedDays,
  { sides }: Pick<MoodFactorFinding, 'sides'>,
): MoodEvidence | null {
  const days = moods.flatMap((mood, index): EvidenceDay[] => {
    const side = sides[index];
    if (mood === null || (side !== '+' && side !== '-')) return [];
    return [{ day: addDays(lastDay, index + 1 - moods.length), mood, isWith: side === '+' }];
  });
  const moodsOf = (side: boolean) =>
    days.filter(({ isWith }) => isWith === side).map(({ mood }) => mood);
  const [withFactor, without] = [moodsOf(true), moodsOf(false)];
  if (withFactor.length === 0 || without.length === 0) return null;
  return {
    days,
    daysWith: withFactor.length,
    daysWithout: without.length,
    moodWith: mean(withFactor),
    moodWithout: mean(without),
    moodDays: moods.filter((mood) => mood !== null).length,
  };
}
