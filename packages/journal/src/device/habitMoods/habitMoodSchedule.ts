import type { Day } from '../../days/day';
import { monthOf } from '../../days/month';
import type { InsightStatus } from '../../deviceJournal';
import { habitMoodDaysMissing } from '../../insights/habitMood';
import { moodDays } from '../../insights/moodDays';
import type { JournalRecords } from '../../progress/records';
import type { HabitMoods } from '../rows/rows';
import { whenIdle } from '../whenIdle';
import { testHabitMoods } from './testHabitMoods';

/** The input of the test of habits and moods, and its state. */
export interface HabitMoodState {
  readonly records: JournalRecords;
  readonly today: Day;
  readonly settings: { readonly habitMoods: HabitMoods | null };
  /** True if the test could not be run: no findings are to be expected then. */
  readonly habitMoodsFailed: boolean;
}

/** The state of the test of habits and moods: due once a month, where there are days enough. */
export function habitMoodStatus({
  records,
  today,
  settings,
  habitMoodsFailed,
}: HabitMoodState): InsightStatus {
  const missing = habitMoodDaysMissing(moodDays(records, today));
  const isDue = missing === 0 && !isTested(settings, today);
  return { pending: isDue && !habitMoodsFailed, daysMissing: missing === 0 ? null : missing };
}

/** True if the test was run this month. */
function isTested({ habitMoods }: HabitMoodState['settings'], today: Day): boolean {
  return habitMoods?.month === monthOf(today);
}

/** Runs the test of habits and moods when it is due and there is nothing else to do. */
export class HabitMoodSchedule {
  /** True if the test failed: it is not run again until the journal is opened again. */
  failed = false;
  #cancel: () => void = () => undefined;
  #isTesting = false;

  /**
   * @param state - the state to test, when the time has come.
   * @param save - keeps the findings.
   * @param onFailure - called when the test could not be run.
   */
  constructor(
    private readonly state: () => HabitMoodState,
    private readonly save: (findings: HabitMoods) => Promise<unknown>,
    private readonly onFailure: () => void,
  ) {}

  /** Checks whether the test is due, once nothing has changed for a while and the page is idle. */
  schedule(): void {
    this.#cancel();
    this.#cancel = whenIdle(() => void this.#testIfDue());
  }

  stop(): void {
    this.#cancel();
    this.#isTesting = true;
  }

  async #testIfDue(): Promise<void> {
    if (this.#isTesting || this.failed) return;
    const state = this.state();
    // First what is quick: to count the days takes a slow device longer than a frame.
    if (isTested(state.settings, state.today) || !habitMoodStatus(state).pending) return;

    this.#isTesting = true;
    try {
      const month = monthOf(state.today);
      const days = moodDays(state.records, state.today);
      const findings = await testHabitMoods({ days, seed: Number(month.replace('-', '')) });
      await this.save({ month, findings });
    } catch {
      // Only insights are missing then.
      this.failed = true;
      this.onFailure();
    } finally {
      this.#isTesting = false;
    }
  }
}
