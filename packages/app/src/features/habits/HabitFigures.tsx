import type { HabitDetail } from '@daybow/journal';
import { Figures } from '../../shared/ui/Figures';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useIsHardDay } from '../mood';
import { habitFigures } from './habitFigures';

/** How a habit goes, in three figures. */
export function HabitFigures({ habit }: { habit: HabitDetail }) {
  const figures = habitFigures(habit, useDeviceWords(), useFormat(), useIsHardDay());
  return <Figures figures={figures} />;
}
