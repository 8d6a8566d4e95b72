import type { Goal, Habit, HabitDraft, HabitGroup, HabitOptions } from '@daybow/journal';
import type { DeviceWords } from '../../shared/words/language';
import { unitOf } from '../../shared/words/units';
import { usualSchedule } from '../habits';

/** A whole habit to begin with. */
export type Idea = HabitDraft & Required<Pick<HabitOptions, 'schedule' | 'goal' | 'group'>>;

/** A habit that a journal begins with; `completed` was ticked by hand. */
export type FirstHabit = HabitDraft & HabitOptions & Pick<Habit, 'completed'>;

/** Ten habits that many people begin with. */
export function ideasOf({ ideas: names, units }: DeviceWords['start']): readonly Idea[] {
  return [
    idea('🏃', names.exercise),
    idea('📖', names.read, 'evening', amount(20, units.minutes, 10)),
    idea('🌙', names.sleep, 'evening'),
    idea('💧', names.water, 'anytime', amount(8, units.glasses)),
    idea('🧘', names.meditate, 'morning'),
    idea('✍️', names.write, 'evening'),
    idea('🥗', names.greens),
    idea('☎️', names.call),
    idea('🌳', names.outside),
    idea('🧹', names.tidy),
  ];
}

function idea(
  icon: string,
  name: string,
  group: HabitGroup = 'anytime',
  goal: Goal | null = null,
): Idea {
  return { icon, name, group, goal, schedule: usualSchedule(icon) };
}

function amount(target: number, unit: string, step = 1): Goal {
  return { target, unit: unitOf(unit), step, direction: 'atLeast' };
}
