import { Disclosure } from '@daybow/components';
import type { HabitDetail, HabitRun } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

interface HabitRunsProps {
  /** The runs, the longest first. */
  runs: readonly HabitRun[];
  unit: HabitDetail['unit'];
}

/** Number of runs that are shown at first. */
const FIRST_RUNS = 3;

/** The longest runs of a habit: the first of them, and the others on request. */
export function HabitRuns({ runs, unit }: HabitRunsProps) {
  const words = useDeviceWords().overTime;
  const more = runs.slice(FIRST_RUNS);
  return (
    <section>
      <h3 className="app-SheetParts-heading">{words.runs}</h3>
      <Runs runs={runs.slice(0, FIRST_RUNS)} unit={unit} />
      {more.length > 0 && (
        <Disclosure label={words.moreRuns}>
          <Runs runs={more} unit={unit} />
        </Disclosure>
      )}
    </section>
  );
}

function Runs({ runs, unit }: HabitRunsProps) {
  const words = useDeviceWords().overTime.run[unit];
  const format = useFormat();
  const today = useToday();
  return (
    <ol className="app-OverTime-lines">
      {runs.map(({ first, last, length }) => (
        <li key={first}>
          <strong>{words({ count: length })}</strong> {format.dayRange(first, last, today)}
        </li>
      ))}
    </ol>
  );
}
