import type { Month } from '../month';

/** What tabs tell each other once it is durable. */
export interface TabMessage {
  /** The months that a write changed. Habits and settings may be others, too. */
  readonly months: readonly Month[];
}

/** The other tabs that show the journal. */
export interface Tabs {
  /** Tells them in a moment, once for all that is written until then: the own screen comes first. */
  readonly tell: (changed: readonly Month[]) => void;
  readonly close: () => void;
}

/** Joins the other tabs that show a database. */
export function joinTabs(name: string, onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  const untold = new Set<Month>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const tellNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const message: TabMessage = { months: [...untold] };
    untold.clear();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(message);
  };

  return {
    tell: (changed) => {
      if (isClosed) return;
      for (const month of changed) untold.add(month);
      timer ??= setTimeout(tellNow);
    },
    close: () => {
      tellNow();
      isClosed = true;
      channel.close();
    },
  };
}
