import { monthOf } from '../../days/month';
import type { InsightStatus } from '../../deviceJournal';
import { moodFactorDaysMissing } from '../../insights/moodFactors';
import { moodDays } from '../../insights/moodDays';
import type { ViewSource } from '../../progress/views';
import type { MoodFactors } from '../rows/rows';
import { whenIdle } from '../whenIdle';
import { testMoodFactors } from './testMoodFactors';

/** The input of the test of what goes with moods, and its state. */
export interface MoodFactorState extends Pick<ViewSource, 'records' | 'labels' | 'today'> {
  readonly settings: { readonly moodFactors: MoodFactors | null };
  /** True if the test could not be run: no findings are to be expected then. */
  readonly moodFactorsFailed: boolean;
}

/** The state of the test of what goes with moods: due once a month, where there are days enough. */
export function moodFactorStatus(state: MoodFactorState): InsightStatus {
  // First what is quick: to count the days takes a slow device longer than a frame.
  if (state.settings.moodFactors?.month === monthOf(state.today)) {
    return { pending: false, daysMissing: null };
  }
  const missing = moodFactorDaysMissing(moodDays(state));
  return {
    pending: missing === 0 && !state.moodFactorsFailed,
    daysMissing: missing === 0 ? null : missing,
  };
}

/** Runs the test of what goes with moods when it is due and there is nothing else to do. */
export class MoodFactorSchedule {
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
    private readonly state: () => MoodFactorState,
    private readonly save: (findings: MoodFactors) => Promise<unknown>,
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
    if (!moodFactorStatus(state).pending) return;

    this.#isTesting = true;
    try {
      const month = monthOf(state.today);
      const days = moodDays(state);
      const findings = await testMoodFactors({ days, seed: Number(month.replace('-', '')) });
      await this.save({ month, lastDay: state.today, moods: days.moods, findings });
    } catch {
      // Only insights are missing then.
      this.failed = true;
      this.onFailure();
    } finally {
      this.#isTesting = false;
    }
  }
}
