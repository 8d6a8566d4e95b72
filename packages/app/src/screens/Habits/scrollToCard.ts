/** Brings a card into sight: a new habit stands at the end of the list. */
export function scrollToCard(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' });
}
