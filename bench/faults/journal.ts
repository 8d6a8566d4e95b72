import type { DeviceJournal } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';

export const HABITS = 10;

export const habits = Array.from({ length: HABITS }, (_, index) => ({
  name: `Habit ${index + 1}`,
  icon: '✨',
  completed: false,
}));

/** Opens the journal. A browser that was killed may leave its storage locked for a moment. */
export async function openKilled(): Promise<DeviceJournal> {
  try {
    return (await startJournal({ habits })).journal;
  } catch (error) {
    throw new Error(`Not opened: ${String((error as Error).cause)}`, { cause: error });
  }
}

/** Numbers from 0 to 1 that look random enough here, the same for the same seed (Park and Miller's). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}
