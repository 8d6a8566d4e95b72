import type { HabitDetail } from '@daybow/journal';
import { Figures } from '../../shared/ui/Figures';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { habitFigures } from './habitFigures';

/** How a habit goes, in three figures; in one where streaks are hidden. */
export function HabitFigures({ habit }: { habit: HabitDetail }) {
  const figures = habitFigures(habit, useDeviceWords(), useFormat(), useShowsStreaks());
  return <Figures figures={figures} />;
}
