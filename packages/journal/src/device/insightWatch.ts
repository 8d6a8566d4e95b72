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

/** Sets habits beside moods when that is due and there is nothing else to do. */
export class InsightWatch {
  /** Whether it could not be done: nothing more is to be expected then. */
  failed = false;
  #cancel: () => void = () => undefined;
  #looking = false;

  /**
   * @param source - what to look at, when the time has come.
   * @param save - keeps what was found.
   * @param onFailure - called when it could not be done.
   */
  constructor(
    private readonly source: () => InsightSource,
    private readonly save: (found: HabitMoods) => Promise<unknown>,
    private readonly onFailure: () => void,
  ) {}

  /** Looks again, once nothing has changed for a while and the page is idle. */
  consider(): void {
    this.#cancel();
    const timer = setTimeout(() => {
      this.#cancel = whenIdle(() => void this.#consider());
    }, QUIET_MS);
    this.#cancel = () => clearTimeout(timer);
  }

  stop(): void {
    this.#cancel();
    this.#looking = true;
  }

  async #consider(): Promise<void> {
    if (this.#looking || this.failed) return;
    const { source, known } = this.source();
    if (!insightStatus({ source, known }).pending) return;

    this.#looking = true;
    try {
      const month = monthOf(source.today);
      const days = moodDays(source.records, source.today);
      const findings = await lookIntoMoods({ days, seed: Number(month.replace('-', '')) });
      await this.save({ month, findings });
    } catch {
      // No harm is done: nothing is told until the journal is opened again.
      this.failed = true;
      this.onFailure();
    } finally {
      this.#looking = false;
    }
  }
}

/** Long enough for figures and charts to be drawn, and for a row of ticks. */
const QUIET_MS = 500;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 10 * QUIET_MS });
  return () => cancelIdleCallback(handle);
}
