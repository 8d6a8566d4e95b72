import { type DeviceJournal, localNotes, type SafeStorage, sessionNotes } from '@daybow/journal';
import { useSyncExternalStore } from 'react';
import { useDeviceJournal } from './useDeviceJournal';

/** A kind of draft: what one form keeps of what is typed and not yet saved. */
export interface DraftKind<Value extends object> {
  readonly name: string;
  /** Reads a draft that a page has kept; null where it makes no sense. */
  readonly read: (kept: unknown) => Value | null;
}

/** The drafts of one journal, each under its kind and its key. */
export interface Drafts {
  /** The draft under a key: the identical object until another is kept; null without one. */
  readonly get: <Value extends object>(kind: DraftKind<Value>, key: string) => Value | null;
  /** The keys of all drafts of a kind, in the order of their last edit. */
  readonly keys: (kind: DraftKind<object>) => readonly string[];
  /** Keeps a draft in place of the one before; null drops it. */
  readonly keep: <Value extends object>(
    kind: DraftKind<Value>,
    key: string,
    value: Value | null,
  ) => void;
  /** Calls with each change of a draft, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A draft as it is stored. */
interface Draft {
  readonly kind: string;
  readonly key: string;
  readonly value: object;
}

/**
 * Drafts outlive a reload in the session, and a closed tab in the browser's local storage. Tabs share
 * only the latter, so that a reload shows a tab its own words.
 */
const storages = [sessionNotes, localNotes];

/** Storage keys begin so and end with the journal's identity: no journal meets the words of another. */
const PREFIX = 'daybow-drafts-';

/** Storage key of an earlier version, which kept drafts of entries alone. */
const EARLIER_KEY = 'daybow-entry-drafts';

const known = new WeakMap<DeviceJournal, Drafts>();

/** The drafts of a journal. */
export function draftsOf(journal: DeviceJournal): Drafts {
  const drafts = known.get(journal) ?? openDrafts(journal.identity);
  known.set(journal, drafts);
  return drafts;
}

/** The drafts of the journal that is shown. */
export function useDrafts(): Drafts {
  return draftsOf(useDeviceJournal());
}

/** The draft under a key as it is at each moment. */
export function useDraft<Value extends object>(kind: DraftKind<Value>, key: string): Value | null {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(kind, key));
}

/** Forgets the drafts of a journal that is erased. Another one may have begun since. */
export function forgetDrafts({ identity }: DeviceJournal): void {
  for (const storage of storages) storage.remove(PREFIX + identity);
}

/** Forgets what this tab and the browser still have of other journals. */
function forgetOthers(storageKey: string) {
  for (const storage of storages) {
    const others = storage.keys(PREFIX).filter((key) => key !== storageKey);
    for (const key of [...others, EARLIER_KEY]) storage.remove(key);
  }
}

function openDrafts(identity: string): Drafts {
  const storageKey = PREFIX + identity;
  const listeners = new Set<() => void>();
  const values = new WeakMap<object, object | null>();
  const earlier = earlierDrafts();
  forgetOthers(storageKey);
  if (earlier.length > 0) for (const storage of storages) write(storage, storageKey, earlier);
  let drafts = storages.map((storage) => read(storage, storageKey)).find(Boolean) ?? earlier;

  function get<Value extends object>(kind: DraftKind<Value>, key: string): Value | null {
    const kept = drafts.find((draft) => draft.kind === kind.name && draft.key === key)?.value;
    if (kept === undefined) return null;
    if (!values.has(kept)) values.set(kept, kind.read(kept));
    return values.get(kept) as Value | null;
  }

  return {
    get,
    keys: (kind) => drafts.filter((draft) => draft.kind === kind.name).map(({ key }) => key),
    keep: (kind, key, value) => {
      const withDraft = (all: readonly Draft[]) => {
        const others = all.filter((draft) => draft.kind !== kind.name || draft.key !== key);
        return value === null ? others : [...others, { kind: kind.name, key, value }];
      };
      drafts = withDraft(drafts);
      // Other drafts stay as another tab may have left them.
      for (const storage of storages) {
        write(storage, storageKey, withDraft(read(storage, storageKey) ?? []));
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The drafts of entries that an earlier version left: not those of a tab, as its journal may be erased. */
function earlierDrafts(): readonly Draft[] {
  const values = readList(localNotes, EARLIER_KEY) ?? [];
  return values
    .map((value) => ({ kind: 'entry', key: String(Object(value).day), value }))
    .filter(isDraft);
}

function read(storage: SafeStorage, key: string): readonly Draft[] | null {
  return readList(storage, key)?.filter(isDraft) ?? null;
}

/** Writes drafts; where the browser keeps nothing, they last as long as the page. */
function write(storage: SafeStorage, key: string, drafts: readonly Draft[]) {
  if (drafts.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(drafts));
}

function readList(storage: SafeStorage, key: string): unknown[] | null {
  try {
    const text = storage.get(key);
    const stored: unknown = text === null ? null : JSON.parse(text);
    return Array.isArray(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isDraft(draft: unknown): draft is Draft {
  const { kind, key, value }: Partial<Record<keyof Draft, unknown>> = Object(draft);
  return typeof kind === 'string' && typeof key === 'string' && Object(value) === value;
}
