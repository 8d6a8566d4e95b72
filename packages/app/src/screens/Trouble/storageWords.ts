import type { StorageStatus } from '@daybow/journal';

/** How the storage of a journal does, in a sentence or two. */
export function storageWords({ persisted, rowsSetAside }: StorageStatus): string {
  const promise =
    persisted === true
      ? 'The browser will not clear it by itself.'
      : 'The browser may clear it when the device runs out of room.';
  return rowsSetAside === 0 ? promise : `${promise} ${rowsSetAsideWords(rowsSetAside)}`;
}

/** What became of stored rows that could not be read. */
export function rowsSetAsideWords(count: number): string {
  return count === 1
    ? '1 record could not be read. It is set aside, not lost.'
    : `${count} records could not be read. They are set aside, not lost.`;
}
