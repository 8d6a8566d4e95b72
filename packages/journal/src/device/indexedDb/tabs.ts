import type { ChangedRows } from '../journalStore';

/** The other tabs that show the journal. */
export interface Tabs {
  /** Tells the tabs in a moment, once for all writes until then: the tab's own screen comes first. */
  readonly tell: (changed: ChangedRows) => void;
  readonly close: () => void;
}

/** Joins the other tabs that show a database. They tell each other what was written once it is durable. */
export function joinTabs(name: string, onChange: (changed: ChangedRows) => void): Tabs {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<ChangedRows>) => onChange(data));
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

  return {
    tell: (changed) => {
      if (isClosed) return;
      untold = join(untold, changed);
      timer ??= setTimeout(tellNow);
    },
    close: () => {
      if (isClosed) return;
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
    notes: [...new Set([...(one?.notes ?? []), ...other.notes])],
    habitNotes: [...new Set([...(one?.habitNotes ?? []), ...other.habitNotes])],
  };
}
