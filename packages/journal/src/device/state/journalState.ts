import type { Day, Weekday } from '../../days/day';
import { type DayClock, watchDay } from '../../days/dayClock';
import type { DeviceView, WriteOptions } from '../../deviceJournal';
import { JournalError, type StorageTrouble, storageTroubleOf } from '../../journalError';
import { isPageHidden, listenToPage } from '../../pageEvents';
import { createStore, reportFault, type Store } from '../../store/store';
import { MoodFactorSchedule } from '../moodFactors/moodFactorSchedule';
import type { ChangedRows, JournalStore, StoreEvent, Tables } from '../journalStore';
import type { Change } from '../rows/changes';
import { withRows } from '../rows/journalRows';
import { settingsOf } from '../rows/rows';
import { stampNow } from '../rows/stamp';
import { finishWrites } from './finishWrites';
import { readChanged, readJournal, type StoredJournal, withReadRows } from './readJournal';
import { type PendingWrite, type ShownState, shownState, undoFor } from './shownState';
import { deviceView } from './deviceView';
import { rememberWrite } from './identity';
import { UnfinishedNotes } from './unfinishedWrites';
import { type Conditions, writeChanges } from './writeChanges';
import { newUid } from '../../uid';

/** Troubles after which nothing is written from here any more. */
const FINAL: readonly (StorageTrouble | null)[] = ['newer', 'erased'];

/** The rows in memory, as they are stored, with the writes that are pending and the listeners of both. */
export class JournalState {
  readonly #store: JournalStore;
  readonly #defaultFirstWeekday: Weekday;
  readonly #clock: DayClock;
  readonly #notes: UnfinishedNotes;
  readonly #moodFactors: MoodFactorSchedule;
  readonly #shown: Store<ShownState>;
  readonly #unsubscribe: () => void;
  readonly #stopListening: () => void;
  #isRefreshing = false;
  #stored: StoredJournal;
  #pending: readonly PendingWrite[] = [];
  #trouble: StorageTrouble | null = null;
  #persisted: boolean | null = null;
  #view: DeviceView;

  /** @param defaultFirstWeekday - the weekday on which weeks begin unless another is chosen. */
  constructor(
    store: JournalStore,
    readonly identity: string,
    stored: StoredJournal,
    defaultFirstWeekday: Weekday,
  ) {
    this.#store = store;
    this.#stored = stored;
    this.#defaultFirstWeekday = defaultFirstWeekday;
    this.#notes = new UnfinishedNotes(store.name, identity, () => void this.refresh());
    this.#clock = watchDay(
      () => settingsOf(this.#stored.rows.settings.values()).dayStartHour,
      () => this.#checkDay(),
    );
    this.#moodFactors = new MoodFactorSchedule(
      () => this.shown(),
      (findings) => this.write([{ kind: 'setting', key: 'moodFactors', value: findings }]),
      () => this.#show(),
    );
    this.#shown = createStore(this.#shownState());
    this.#view = deviceView(this.#shown);
    // The first listener: those that follow read the new view.
    this.#shown.subscribe(() => {
      this.#view = deviceView(this.#shown);
    });
    this.#unsubscribe = store.subscribe((event) => this.handleEvent(event));
    // A tab that slept, or was in the background, may not have heard of everything.
    this.#stopListening = listenToPage(() => void this.#refreshOnce());
    this.#moodFactors.schedule();
  }

  readonly getView = (): DeviceView => this.#view;
  readonly subscribe = (listener: () => void) => this.#shown.subscribe(listener);

  /** The day at this moment, so that nothing is written on a day that has passed. */
  readonly today = (): Day => {
    this.#checkDay();
    return this.shown().today;
  };

  /** The state that is shown now. */
  readonly shown = (): ShownState => this.#shown.getState();

  /** Reads a view of the state: the identical, frozen object until something in it changes. */
  readonly read = <T>(name: string, view: (state: ShownState) => T): T =>
    this.#shown.read(name, view);

  /**
   * Shows changes at once and makes them durable; if that fails, they are shown no more.
   *
   * @param terms - `undoes`: the changes that these take back, if they are an undo; `ifAsShown`: see
   * `WriteOptions`.
   * @returns the changes that take it back.
   */
  readonly write = async (
    changes: readonly Change[],
    { undoes = [], ifAsShown = false }: WriteOptions & Pick<Conditions, 'undoes'> = {},
  ): Promise<readonly Change[]> => {
    if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed');
    if (changes.length === 0) return [];
    const write: PendingWrite = { uid: newUid(), changes, stamp: stampNow() };
    const shown = ifAsShown ? undoFor(this.#stored.rows, this.#pending, changes) : [];
    // The storage works while the screen is drawn.
    const writing = this.#store.transact('write', async (tables) => {
      const remembering = rememberWrite(tables, this.identity, write.uid);
      const [written] = await Promise.all([
        writeChanges(tables, changes, write.stamp, { undoes, shown }),
        remembering,
      ]);
      return written;
    });
    // An undo may be refused, and is not made without anybody to see that.
    const forget = undoes.length === 0 ? this.#note(write, ifAsShown) : undefined;
    this.#pending = [...this.#pending, write];
    this.#show();
    try {
      const { undo, rows } = await writing;
      this.#stored = { ...this.#stored, rows: withRows(this.#stored.rows, rows) };
      this.#trouble = null;
      return undo;
    } catch (error) {
      if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed', { cause: error });
      this.#trouble = storageTroubleOf(error) ?? this.#trouble;
      // Another tab has written, and this one is still to hear of it.
      if (error instanceof JournalError && error.code === 'changed-since') await this.refresh();
      throw error;
    } finally {
      forget?.();
      this.#pending = this.#pending.filter((each) => each !== write);
      this.#show();
      this.#moodFactors.schedule();
    }
  };

  /** Changes rows in a way that no list of changes describes, and reads everything again. */
  readonly rewrite = async (work: (tables: Tables) => Promise<void>): Promise<void> => {
    if (this.#isOver()) throw new JournalError(this.#trouble ?? 'failed');
    await this.#store.transact('write', work);
    this.#stored = await readJournal(this.#store);
    this.#show();
    this.#moodFactors.schedule();
  };

  /** Reads everything again, with what pages were closed over: work elsewhere may have ended in the middle. */
  readonly refresh = (): Promise<void> => this.#catchUp('all');

  readonly erase = async (): Promise<void> => {
    await this.#store.erase(this.identity);
    this.#fail('erased');
    this.close();
  };

  readonly close = (): void => {
    this.#unsubscribe();
    this.#stopListening();
    this.#clock.stop();
    this.#moodFactors.stop();
    this.#notes.close();
    this.#store.close();
  };

  /** @param persisted - whether the browser will keep the journal; null: it cannot be asked. */
  setPersisted(persisted: boolean | null): void {
    if (persisted === this.#persisted) return;
    this.#persisted = persisted;
    this.#show();
  }

  /** Handles an event elsewhere: another tab has written, or nothing can be written any more. */
  handleEvent(event: StoreEvent): void {
    if (event.kind === 'lost') this.#fail(event.trouble);
    else void this.#catchUp(event.changed);
  }

  /** Notes a write; the returned function forgets the note. */
  #note(write: PendingWrite, ifAsShown: boolean): () => void {
    const [{ rows }, pending] = [this.#stored, this.#pending];
    return this.#notes.add(() => {
      return { ...write, undo: undoFor(rows, pending, write.changes), ifAsShown };
    });
  }

  /** Reads everything again, once for the events that a page tells of at the same time. */
  async #refreshOnce(): Promise<void> {
    if (isPageHidden() || this.#isRefreshing || this.#isOver()) return;
    this.#isRefreshing = true;
    await this.refresh();
    this.#isRefreshing = false;
  }

  /** Reads the rows that another tab has written. */
  async #catchUp(changed: ChangedRows): Promise<void> {
    if (this.#isOver()) return;
    try {
      if (changed === 'all') await finishWrites(this.#store, this.identity);
      const read = await readChanged(this.#store, changed);
      // Writes of this tab meanwhile are older than the rows that were read, or come after them.
      this.#stored = { ...read, rows: withReadRows(this.#stored.rows, read.rows, changed) };
      this.#show();
      this.#moodFactors.schedule();
    } catch (error) {
      const trouble = storageTroubleOf(error);
      if (trouble) this.#fail(trouble);
      else reportFault(error);
    }
  }

  #checkDay(): void {
    if (this.#clock.today() === this.shown().today) return;
    this.#show();
    this.#moodFactors.schedule();
  }

  #fail(trouble: StorageTrouble): void {
    if (this.#isOver() || this.#trouble === trouble) return;
    this.#trouble = trouble;
    if (trouble === 'erased') this.#notes.forgetAll();
    this.#show();
  }

  /** Shows the present state, on the day that it is by now: the hour at which days start may have changed. */
  #show(): void {
    this.#shown.setState(this.#shownState());
  }

  #shownState(): ShownState {
    return shownState(this.#stored, this.#pending, {
      today: this.#clock.today(),
      storage: { trouble: this.#trouble, persisted: this.#persisted },
      moodFactorsFailed: this.#moodFactors.failed,
      defaultFirstWeekday: this.#defaultFirstWeekday,
    });
  }

  /** True if nothing is written from here any more. */
  #isOver(): boolean {
    return FINAL.includes(this.#trouble);
  }
}
