import type { HabitLine } from '@daybow/journal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

type CellState = HabitLine['days'][number]['state'];

/** The lines of each mark, in a square of 12: they differ without any color, and are printed without backgrounds. */
const LINES = {
  done: 'M2.5 6.5 5 9l4.5-6',
  part: 'M6 2.5a3.5 3.5 0 0 0 0 7zm0 0a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 0 0-7',
  missed: 'M6 4a2 2 0 0 0 0 4a2 2 0 0 0 0-4',
  skipped: 'M3 6h6',
  paused: 'M4.5 3.5v5M7.5 3.5v5',
  exceeded: 'm3 3 6 6M9 3 3 9',
} as const satisfies Partial<Record<CellState, string>>;

type MarkedState = keyof typeof LINES;

/** The states that have a mark; days without one asked for nothing, or are still open. */
export const MARKS = Object.keys(LINES) as MarkedState[];

const isMarked = (state: CellState): state is MarkedState => state in LINES;

interface MarkProps {
  state: CellState;
  /** @defaultValue false: it is named by its words */
  isDecoration?: boolean;
}

/** A day of a habit as a mark; nothing where a day has none. */
export function Mark({ state, isDecoration = false }: MarkProps) {
  const words = useDeviceWords().report;
  if (!isMarked(state)) return null;
  const name = isDecoration
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img', 'aria-label': words.marks[state] };
  return (
    <svg className="app-ReportMark" viewBox="0 0 12 12" data-state={state} {...name}>
      <path d={LINES[state]} />
    </svg>
  );
}
