import { civilDay } from '../day';
import type { DeviceJournal } from '../deviceJournal';
import { EVERY_DAY } from '../habitHistory';
import type { Habit } from '../habit';
import type { Change } from './changes';
import { createDeviceJournal } from './createDeviceJournal';
import { type JournalDatabase, openDatabase, storedVersion } from './database';
import { journalError } from './failures';
import { DEFAULT_SETTINGS } from './journalData';
import { JournalState } from './journalState';
import { askToPersist, isPersisted } from './persistence';
import { readJournal } from './readJournal';
import type { Tables } from './tables';
import { newUid } from './uid';
import { stampNow, writeChanges } from './writeChanges';

export { saveAllRows } from './saveAll';

/** How a journal begins. */
export interface StartJournalOptions {
  /** The habits to begin with, those completed ticked today; empty for an empty list. */
  readonly habits: readonly Pick<Habit, 'name' | 'icon' | 'completed'>[];
  /** The database to keep it in; the app's own unless told. */
  readonly name?: string;
}

/**
 * Starts a journal on this device, opens it and asks the browser to keep it. One that is there
 * already is only opened.
 *
 * @throws JournalError when it cannot be kept here.
 */
export async function startJournal({ habits, name }: StartJournalOptions): Promise<DeviceJournal> {
  const database = await openDatabase(name);
  try {
    await database.write(async (tables) => {
      // Another tab may have started it meanwhile.
      if (await isStarted(tables)) return;
      await writeChanges(tables, beginning(habits), stampNow());
    });
    const state = await readState(database);
    void state.learnPersisted(askToPersist);
    return createDeviceJournal(state);
  } catch (error) {
    database.close();
    throw journalError(error);
  }
}

/**
 * Opens the journal on this device.
 *
 * @param name - as in {@link StartJournalOptions}.
 * @returns null when none was started.
 * @throws JournalError when there is one that cannot be opened; it is left as it is.
 */
export async function openJournal(name?: string): Promise<DeviceJournal | null> {
  // Opening a database makes it.
  if ((await storedVersion(name)) === 0) return null;
  const database = await openDatabase(name);
  try {
    if (await database.read(isStarted)) return createDeviceJournal(await readState(database));
    database.close();
    return null;
  } catch (error) {
    database.close();
    throw journalError(error);
  }
}

async function readState(database: JournalDatabase): Promise<JournalState> {
  const [data, persisted] = await Promise.all([readJournal(database), isPersisted()]);
  return new JournalState(database, data, persisted);
}

/** A journal has settings from its first write on, and keeps them where they cannot be read, too. */
async function isStarted(tables: Tables): Promise<boolean> {
  return (await tables.count('settings')) > 0 || (await tables.count('setAside')) > 0;
}

function beginning(habits: StartJournalOptions['habits']): Change[] {
  const today = civilDay(new Date());
  const schedule = [{ from: today, value: EVERY_DAY }];
  return [
    ...Object.entries(DEFAULT_SETTINGS).map(
      ([key, value]) => ({ kind: 'setting', key, value }) as Change,
    ),
    ...habits.map(({ name, icon }): Change => {
      return { kind: 'add', habit: { uid: newUid(), name, icon, createdOn: today, schedule } };
    }),
    ...habits.flatMap(({ completed }, index): Change[] =>
      completed ? [{ kind: 'mark', id: index + 1, day: today, mark: 'done' }] : [],
    ),
  ];
}
