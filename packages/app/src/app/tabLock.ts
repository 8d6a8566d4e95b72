/** Held by each open tab, so that a tab can tell whether it is the only one. */
const TAB_LOCK = 'daybow-tab';

/** Holds it for as long as the page is there. */
export function holdTabLock() {
  void navigator.locks?.request(TAB_LOCK, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Whether the app is open in another tab. */
export async function isOpenElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === TAB_LOCK).length > 1;
}
