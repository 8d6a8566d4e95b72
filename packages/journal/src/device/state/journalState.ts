import type { Day, Weekday } from '../../days/day';
import { type DayClock, watchDay } from '../../days/dayClock';
import type { DeviceSnapshot } from '../../deviceJournal';
import { JournalError, type StorageTrouble, storageTroubleOf } from '../../journalError';
import { createSnapshotStore, reportFault, type SnapshotStore } from '../../snapshot/snapshotStore';
import { Views } from '../../snapshot/views';
import { HabitMoodSchedule } from '../habitMoods/habitMoodSchedule';
import { whenIdle } from '../whenIdle';
import type { ChangedRows, JournalStore, StoreEvent, Tables } from '../journalStore';
import type { Change } from '../rows/changes';
import type { HabitNoteRow } from '../rows/rows';
import { stampNow } from '../rows/stamp';
import { type JournalData, settingsOf, undoEach, withStoredRows } from './journalData';
import { latestEntryDays } from './latestEntryDays';
import {
  quarantineNotes,
  readChanges,
  readJournal,
  readJournalInParts,
  withReadRows,
} from './readJournal';
import { type PendingWrite, type ShownState, shownState, withPending } from './shownState';
import { deviceSnapshot } from './snapshot';
import { forgetUnfinished, UnfinishedNotes } from './unfinishedWrites';
import { writeChanges } from './writeChanges';

/** Troubles after which nothing is written from here any more. */
const FINAL: readonly (StorageTrouble | null)[] = ['newer', 'erased'];

const NO_ROWS: ChangedRows = { months: [], notes: [], habitNotes: [] };

/** What is durable, which writes are pending, and who hears of what is shown of both. */
export class JournalState {
  readonly #store: JournalStore;
  readonly #defaultFirstWeekday: Weekday;
  readonly #clock: DayClock;
  readonly #notes: UnfinishedNotes;
  readonly #habitMoods: HabitMoodSchedule;
  readonly #snapshots: SnapshotStore<DeviceSnapshot>;
  readonly #unsubscribe: () => void;
  #durable: JournalData;
  #pending: readonly PendingWrite[] = [];
  #trouble: StorageTrouble | null = null;
  #persisted: boolean | null = null;
  readonly #cancelAudit: () => void;
  #views: Views<ShownState>;

  /** @param defaultFirstWeekday - the weekday on which weeks begin unless another is chosen. */
  constructor(store: JournalStore, data: JournalData, defaultFirstWeekday: Weekday) {
    this.#store = store;
    this.#durable = data;
    this.#defaultFirstWeekday = defaultFirstWeekday;
    this.#notes = new UnfinishedNotes(store.name);
    this.#clock = watchDay(
      () => settingsOf(this.#durable.settings).dayStartHour,
      () => this.#checkDay(),
    );
    this.#habitMoods = new HabitMoodSchedule(
      () => this.#views.state,
      (findings) => this.write([{ kind: 'setting', key: 'habitMoods', value: findings }]),
      () => this.#show(),
    );
    this.#views = new Views(this.#shownState());
    this.#snapshots = createSnapshotStore(deviceSnapshot(this.#views));
    this.#unsubscribe = store.subscribe((event) => this.handleEvent(event));
    this.#habitMoods.schedule();
    this.#cancelAudit = whenIdle(() => void this.#auditNotes());
  }

  readonly getSnapshot = (): DeviceSnapshot => this.#snapshots.getSnapshot();
  readonly subscribe = (listener: () => void) => this.#snapshots.subscribe(listener);

  /** The day that it is at this moment, so that nothing is written on a day that has passed. */
  readonly today = (): Day => {
    this.#checkDay();
    return this.shown().today;
  };

  /** What is shown now. */
  readonly shown = (): ShownState => this.#views.state;

  /** A view of what is shown: the identical, frozen object until something in it changes. */
  readonly read = <T>(name: string, view: (state: ShownState) => T): T =>
    this.#views.read(name, view);

  /**
   * Shows changes at once and makes them durable; if that fails, they are shown no more.
   *
   * @param undoes - the changes that these take back, if they are an undo.
   * @returns the changes that take it back.
   */
  readonly write = async (
    changes: readonly Change[],
    undoes: readonly Change[] = [],
  ): Promise<readonly Change[]> => {
    if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed');
    if (changes.length === 0) return [];
    const write: PendingWrite = { changes, stamp: stampNow() };
    // The storage works while the screen is drawn.
    const writing = this.#store.transact('write', (tables) =>
      writeChanges(tables, changes, write.stamp, undoes),
    );
    // An undo may be refused, and is not made without anybody to see that.
    const forget = undoes.length === 0 ? this.#note(write) : undefined;
    this.#pending = [...this.#pending, write];
    this.#show();
    try {
      const { undo, rows } = await writing;
      this.#durable = withStoredRows(this.#durable, rows, changes);
      this.#trouble = null;
      this.#readMissingNotes();
      return undo;
    } catch (error) {
      if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed', { cause: error });
      this.#trouble = storageTroubleOf(error) ?? this.#trouble;
      throw error;
    } finally {
      forget?.();
      this.#pending = this.#pending.filter((each) => each !== write);
      this.#show();
      this.#habitMoods.schedule();
    }
  };

  /** Changes rows in a way that no list of changes describes, and reads everything again. */
  readonly rewrite = async (work: (tables: Tables) => Promise<void>): Promise<void> => {
    if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed');
    await this.#store.transact('write', work);
    this.#durable = await readJournal(this.#store);
    this.#show();
    this.#habitMoods.schedule();
  };

  /** Keeps notes in memory that were read: empty for a day without one. */
  readonly keepNotes = (read: ReadonlyMap<Day, string>): void => {
    const { notes } = this.#durable;
    const unknown = [...read].filter(([day]) => !notes.has(day));
    if (unknown.length === 0) return;
    this.#durable = { ...this.#durable, notes: new Map([...notes, ...unknown]) };
    this.#show();
  };

  /** Keeps notes on habits' days in memory that were read. */
  readonly keepHabitNotes = (rows: readonly HabitNoteRow[]): void => {
    const { habitNotes } = this.#durable;
    const unknown = rows.filter(({ key }) => !habitNotes.has(key));
    if (unknown.length === 0) return;
    const read = unknown.map((row) => [row.key, row] as const);
    this.#durable = { ...this.#durable, habitNotes: new Map([...habitNotes, ...read]) };
    this.#show();
  };

  readonly erase = async (): Promise<void> => {
    await this.#store.erase();
    forgetUnfinished(this.#store.name);
    this.#fail('erased');
    this.close();
  };

  readonly close = (): void => {
    this.#unsubscribe();
    this.#clock.stop();
    this.#habitMoods.stop();
    this.#cancelAudit();
    this.#notes.close();
    this.#store.close();
  };

  /** @param persisted - whether the browser will keep the journal; null: it cannot be asked. */
  setPersisted(persisted: boolean | null): void {
    if (persisted === this.#persisted) return;
    this.#persisted = persisted;
    this.#show();
  }

  /** What happened elsewhere: another tab has written, or nothing can be written any more. */
  handleEvent(event: StoreEvent): void {
    if (event.kind === 'lost') this.#fail(event.trouble);
    else void this.#catchUp(event.changed);
  }

  /** @returns a function that forgets the note. */
  #note(write: PendingWrite): () => void {
    const [durable, pending] = [this.#durable, this.#pending];
    return this.#notes.add(() => ({
      ...write,
      undo: undoEach(withPending(durable, pending), write.changes),
    }));
  }

  /** Where so many of the latest entries were removed that others follow, reads their notes. */
  #readMissingNotes(): void {
    const { months, notes } = this.#durable;
    const isMissing = latestEntryDays(months).some((day) => !notes.has(day));
    if (isMissing) void this.#catchUp(NO_ROWS);
  }

  /** Looks for notes that cannot be read; those of the latest entries were read at once. */
  async #auditNotes(): Promise<void> {
    try {
      if ((await quarantineNotes(this.#store)) > 0) await this.#catchUp(NO_ROWS);
    } catch (error) {
      if (storageTroubleOf(error) === null) reportFault(error);
    }
  }

  /** Reads what another tab has written. */
  async #catchUp(changed: ChangedRows): Promise<void> {
    try {
      if (changed === 'all') {
        this.#durable = await readJournalInParts(this.#store);
      } else {
        const read = await readChanges(this.#store, this.#durable, changed);
        // What this tab has written meanwhile is older than what was read, or comes after it.
        this.#durable = withReadRows(this.#durable, read);
      }
      this.#show();
      this.#habitMoods.schedule();
    } catch (error) {
      const trouble = storageTroubleOf(error);
      if (trouble) this.#fail(trouble);
      else reportFault(error);
    }
  }

  #checkDay(): void {
    if (this.#clock.today() === this.shown().today) return;
    this.#show();
    this.#habitMoods.schedule();
  }

  #fail(trouble: StorageTrouble): void {
    if (this.#isOver() || this.#trouble === trouble) return;
    this.#trouble = trouble;
    this.#show();
  }

  /** Shows what is now, on the day that it is: the hour at which days start may have been set. */
  #show(): void {
    this.#views = new Views(this.#shownState(), this.#views);
    this.#snapshots.replace(deviceSnapshot(this.#views));
  }

  #shownState(): ShownState {
    return shownState(this.#durable, this.#pending, {
      today: this.#clock.today(),
      storage: { trouble: this.#trouble, persisted: this.#persisted },
      habitMoodsFailed: this.#habitMoods.failed,
      defaultFirstWeekday: this.#defaultFirstWeekday,
    });
  }

  /** Whether nothing is written from here any more. */
  #isOver(): boolean {
    return FINAL.includes(this.#trouble);
  }
}
