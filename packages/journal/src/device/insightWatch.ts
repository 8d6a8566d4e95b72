import type { InsightStatus } from '../deviceJournal';
import { habitMoodDaysMissing } from '../habitMood';
import { monthOf } from '../month';
import { moodDays } from '../moodDays';
import type { ViewSource } from '../views';
import { lookIntoMoods } from './lookIntoMoods';
import type { HabitMoods } from './rows';

/** What the watch looks at. */
export interface InsightSource {
  readonly source: ViewSource;
  /** What was found last. */
  readonly known: HabitMoods | null;
}

/** How the comparison of habits and moods stands: it is due once a month, if there are days enough. */
export function insightStatus({ source, known }: InsightSource): InsightStatus {
  const missing = habitMoodDaysMissing(moodDays(source.records, source.today));
  const due = missing === 0 && known?.month !== monthOf(source.today);
  return { pending: due, daysMissing: missing === 0 ? null : missing };
}

/** Sets habits beside moods when that is due and nothing else is to be done. */
export class InsightWatch {
  #cancel: () => void = () => undefined;
  #looking = false;

  /**
   * @param source - what to look at, when the time has come.
   * @param onStatus - told how things stand.
   * @param save - keeps what was found.
   */
  constructor(
    private readonly source: () => InsightSource,
    private readonly onStatus: (status: InsightStatus) => void,
    private readonly save: (found: HabitMoods) => Promise<unknown>,
  ) {}

  /** Looks again once the page is idle: something has changed. */
  consider(): void {
    this.#cancel();
    this.#cancel = whenIdle(() => void this.#consider());
  }

  stop(): void {
    this.#cancel();
    this.#looking = true;
  }

  async #consider(): Promise<void> {
    const { source, known } = this.source();
    const status = insightStatus({ source, known });
    this.onStatus(status);
    if (!status.pending || this.#looking) return;

    this.#looking = true;
    try {
      const month = monthOf(source.today);
      const seed = Number(month.replace('-', ''));
      const findings = await lookIntoMoods({
        days: moodDays(source.records, source.today),
        seed,
      });
      await this.save({ month, findings });
    } catch {
      // No harm is done: nothing is told, and the next change of the journal is another try.
      this.onStatus({ ...status, pending: false });
    } finally {
      this.#looking = false;
    }
  }
}

/** Where browsers don't tell when they are idle, a moment after the figures are drawn is well. */
const IDLE_WAIT_MS = 300;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 10 * IDLE_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
