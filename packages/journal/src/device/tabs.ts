import type { Month } from '../month';

/** What tabs tell each other once it is durable. */
export interface TabMessage {
  /** The months that a write changed. Habits and settings may be others, too. */
  readonly months: readonly Month[];
}

/** The other tabs that show the journal. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Joins the other tabs that show a database. */
export function joinTabs(name: string, onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
