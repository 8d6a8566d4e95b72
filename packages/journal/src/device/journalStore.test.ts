import 'fake-indexeddb/auto';
import { newName } from './device.testing';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import { describeJournalStore } from './journalStore.contract';
import { createMemoryStorage } from './memoryStore.testing';

describeJournalStore('IndexedDB', () => {
  const name = newName();
  return () => openIndexedDbStore(name);
});

describeJournalStore('memory', () => createMemoryStorage().connect);
