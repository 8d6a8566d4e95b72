import type { Day } from '../day';
import type { DeviceSnapshot, StorageTrouble } from '../deviceJournal';
import type { Month } from '../month';
import { createSnapshotStore, lazy, type SnapshotStore } from '../snapshotStore';
import { dayView } from '../views';
import { applyChange, type Change } from './changes';
import { type Clock, watchDay } from './clock';
import type { JournalDatabase } from './database';
import { journalError, readError, Refused, troubleError } from './failures';
import { insightStatus, InsightWatch } from './insightWatch';
import { inOrder, type JournalData } from './journalData';
import { withMonths } from '../records';
import { readJournal } from './readJournal';
import { isRow } from './isRow';
import { saveAllRows } from './saveAll';
import { deviceSnapshot } from './snapshot';
import { type JournalSource, type PendingWrite, shownData, viewSource } from './source';
import { joinTabs, type Tabs } from './tabs';
import { stampNow, writeChanges, type Written } from './writeChanges';

/** Troubles after which nothing is written from here any more. */
const FINAL: readonly (StorageTrouble | null)[] = ['newer', 'erased'];

/** What is durable, what is shown upon it, and who is to hear of both. */
export class JournalState {
  #durable: JournalData;
  #pending: readonly PendingWrite[] = [];
  #trouble: StorageTrouble | null = null;
  #persisted: boolean | null;
  #today: Day;
  #source: JournalSource;
  readonly #database: JournalDatabase;
  readonly #clock: Clock;
  readonly #tabs: Tabs;
  readonly #insights: InsightWatch;
  readonly #store: SnapshotStore<DeviceSnapshot>;
  #closed = false;
  #views = new Map<string, () => object | null>();

  constructor(database: JournalDatabase, data: JournalData, persisted: boolean | null) {
    this.#database = database;
    this.#durable = data;
    this.#persisted = persisted;
    this.#clock = watchDay(
      () => this.#durable.settings.dayStartHour,
      () => this.#lookAtDay(),
    );
    this.#today = this.#clock.today();
    this.#source = viewSource(data, [], this.#today);
    this.#insights = new InsightWatch(
      () => this.#insightSource(),
      (habitMoods) => this.write([{ kind: 'setting', key: 'habitMoods', value: habitMoods }]),
      () => this.#show(),
    );
    this.#insights.consider();
    this.#store = createSnapshotStore(this.#lookAnew());
    this.#tabs = joinTabs(database.name, ({ months }) => void this.#catchUp(months));
    database.on('versionchange', ({ newVersion }) => {
      this.#fail(newVersion === null ? 'erased' : 'newer');
      database.close();
      // Dexie would say in the console what the screen says.
      return false;
    });
    database.on('close', () => {
      if (!this.#closed) this.#fail('failed');
    });
  }

  readonly getSnapshot = (): DeviceSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);

  /** The day that it is, looked up anew, so that nothing is written on a day that has passed. */
  readonly today = (): Day => {
    this.#lookAtDay();
    return this.#today;
  };

  /** What the views look at. */
  readonly source = (): JournalSource => this.#source;

  /** What a view makes of it: the identical, frozen object until something changes. */
  readonly look = <T extends object | null>(
    name: string,
    view: (source: JournalSource) => T,
  ): T => {
    const known = this.#views.get(name) ?? lazy(() => view(this.#source));
    this.#views.set(name, known);
    return known() as T;
  };

  readonly readNote = async (day: Day): Promise<string> => {
    try {
      const row = await this.#database.read((tables) => tables.get('notes', day));
      return isRow.notes(row) ? row.note : '';
    } catch (error) {
      throw readError(error);
    }
  };

  /** Shows changes at once, makes them durable, and takes them off the screen if that fails. */
  readonly write = async (changes: readonly Change[]): Promise<Written> => {
    if (this.#isOver()) throw troubleError(this.#trouble ?? 'failed');
    if (changes.length === 0) return { undo: [], habits: [], months: new Map() };
    const write: PendingWrite = [...changes];
    // The storage works while the screen is drawn.
    const writing = this.#database.write((tables) => writeChanges(tables, changes, stampNow()));
    this.#pending = [...this.#pending, write];
    this.#show();
    try {
      const written = await writing;
      this.#durable = afterWrite(this.#durable, changes, written);
      this.#trouble = null;
      this.#tabs.tell([...written.months.keys()]);
      return written;
    } catch (error) {
      const failure = this.#isOver()
        ? troubleError(this.#trouble ?? 'failed', error)
        : journalError(error);
      if (!(failure instanceof Refused)) this.#trouble = failure.trouble;
      throw failure;
    } finally {
      this.#pending = this.#pending.filter((each) => each !== write);
      this.#show();
      this.#insights.consider();
    }
  };

  readonly saveAll = (): Promise<string> => saveAllRows(this.#database.name);

  readonly erase = async (): Promise<void> => {
    this.#closed = true;
    try {
      await this.#database.delete();
    } catch (error) {
      throw journalError(error);
    }
    this.#fail('erased');
    this.close();
  };

  readonly close = (): void => {
    this.#closed = true;
    this.#clock.stop();
    this.#tabs.close();
    this.#insights.stop();
    this.#database.close();
  };

  /** Learns whether the browser will keep the journal; null: it cannot be asked. */
  async learnPersisted(ask: () => Promise<boolean | null>): Promise<void> {
    const persisted = await ask();
    if (persisted === this.#persisted) return;
    this.#persisted = persisted;
    this.#show();
  }

  /** Reads what another tab has written. */
  async #catchUp(changed: readonly Month[]): Promise<void> {
    try {
      const read = await readJournal(this.#database, changed);
      const months = withMonths(this.#durable.months, read.months);
      this.#durable = { ...read, months };
      this.#show();
      this.#insights.consider();
    } catch (error) {
      const failure = journalError(error);
      if (!(failure instanceof Refused)) this.#fail(failure.trouble);
    }
  }

  #lookAtDay(): void {
    if (this.#clock.today() === this.#today) return;
    this.#show();
    this.#insights.consider();
  }

  #fail(trouble: StorageTrouble): void {
    if (this.#isOver() || this.#trouble === trouble) return;
    this.#trouble = trouble;
    this.#show();
  }

  /** Shows what is, on the day that it is: the hour at which days start may have been set. */
  #show(): void {
    this.#today = this.#clock.today();
    this.#store.replace(this.#lookAnew());
  }

  /** Puts what is shown in place of what was, to be worked out as it is looked at. */
  #lookAnew(): DeviceSnapshot {
    const shown = shownData(this.#durable, this.#pending);
    const source = viewSource(shown, this.#pending, this.#today);
    const today = lazy(() => dayView(source, source.today));
    this.#source = source;
    this.#views = new Map([[`day ${source.today}`, today]]);
    const insights = this.#insightSource(shown);
    return deviceSnapshot(source, shown, today, {
      insightStatus: () => {
        const status = insightStatus(insights);
        return this.#insights.failed ? { ...status, pending: false } : status;
      },
      storage: {
        trouble: this.#trouble,
        rowsSetAside: this.#durable.rowsSetAside,
        persisted: this.#persisted,
        pending: this.#pending.length > 0,
      },
    });
  }

  #insightSource(shown = this.#durable) {
    return { source: this.#source, known: shown.settings.habitMoods };
  }

  /** Whether nothing is written from here any more. */
  #isOver(): boolean {
    return FINAL.includes(this.#trouble);
  }
}

/** What is durable once changes have been written. */
function afterWrite(
  durable: JournalData,
  changes: readonly Change[],
  { habits, months }: Written,
): JournalData {
  // Of the rest, rows that another tab may have had a part in say it all.
  const data = changes
    .filter(({ kind }) => kind === 'mood' || kind === 'setting')
    .reduce(applyChange, durable);
  const ids = new Set(habits.map(({ id }) => id));
  return {
    ...data,
    habits: inOrder([...data.habits.filter(({ id }) => !ids.has(id)), ...habits]),
    lastHabitId: Math.max(data.lastHabitId, ...ids),
    months: withMonths(data.months, months),
  };
}
