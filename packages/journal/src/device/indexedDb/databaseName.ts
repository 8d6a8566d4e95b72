import { APP_PATH } from '../../appPath';
import { areNamesChosen, chooseNames, ownName } from '../../webStorage';
import { databaseExists } from './databaseExists';

const PLAIN_NAME = 'daybow';

/** The name of the one database of the journal on this device. */
export function databaseName(): string {
  return ownName(PLAIN_NAME);
}

/**
 * Chooses at the first start under a path, before anything is opened, which names its app has. Versions before had
 * plain names under every path: where one was used here, its journal stays the one of this path.
 *
 * @throws DOMException or TypeError as {@link databaseExists}; it is chosen another time then.
 */
export async function settleNames(): Promise<void> {
  if (areNamesChosen()) return;
  const isKnown = await databaseExists(databaseName());
  const hasEarlier = !isKnown && (await databaseExists(PLAIN_NAME)) && (await wasUsedBefore());
  chooseNames(hasEarlier ? 'plain' : 'own');
}

/** True if the app may have been used under this path: its worker is there, or none that tells of another path. */
async function wasUsedBefore(): Promise<boolean> {
  const { serviceWorker } = globalThis.navigator;
  // Without https there are no workers.
  const workers = (await serviceWorker?.getRegistrations().catch(() => undefined)) ?? [];
  const paths = workers.map(({ scope }) => new URL(scope).pathname);
  return paths.length === 0 || paths.includes(APP_PATH);
}
