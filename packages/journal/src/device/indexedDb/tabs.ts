import { whenPageIsLeft } from '../../pageEvents';
import type { ChangedRows } from '../journalStore';

/** The other tabs that show the journal. */
export interface Tabs {
  /**
   * Tells the tabs once a write is durable, in a moment and at once for all writes until then: the tab's own screen
   * comes first. A page that is left tells of its unfinished writes, too, which the others then wait for.
   *
   * @param changed - asked for the rows once the write is durable.
   */
  readonly tell: (write: Promise<unknown>, changed: () => ChangedRows) => void;
  readonly close: () => void;
}

/** Joins the other tabs that show a database. They tell each other what was written once it is durable. */
export function joinTabs(name: string, onChange: (changed: ChangedRows) => void): Tabs {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<ChangedRows>) => onChange(data));
  const unfinished = new Set<Promise<unknown>>();
  let untold: ChangedRows | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const tellNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (untold === null) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(untold);
    untold = null;
  };

  const stopListening = whenPageIsLeft(() => {
    if (unfinished.size > 0) untold = 'all';
    tellNow();
  });

  const finish = (write: Promise<unknown>, changed: ChangedRows | null) => {
    unfinished.delete(write);
    if (changed === null || isClosed) return;
    untold = join(untold, changed);
    timer ??= setTimeout(tellNow);
  };

  return {
    tell: (write, changed) => {
      unfinished.add(write);
      write.then(
        () => finish(write, changed()),
        () => finish(write, null),
      );
    },
    close: () => {
      if (isClosed) return;
      stopListening();
      tellNow();
      isClosed = true;
      channel.close();
    },
  };
}

function join(one: ChangedRows | null, other: ChangedRows): ChangedRows {
  if (one === 'all' || other === 'all') return 'all';
  return {
    months: [...new Set([...(one?.months ?? []), ...other.months])],
    entries: [...new Set([...(one?.entries ?? []), ...other.entries])],
    habitNotes: [...new Set([...(one?.habitNotes ?? []), ...other.habitNotes])],
  };
}
