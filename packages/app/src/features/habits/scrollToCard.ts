/** Brings a card into sight: a new habit stands at the end of the list. */
export function scrollToCard(card: HTMLElement | null) {
  // Above the toast too, which appears in the same commit.
  queueMicrotask(() => card?.scrollIntoView({ block: 'nearest' }));
}
