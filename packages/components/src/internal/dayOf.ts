/** The day ('YYYY-MM-DD') of the cell of a calendar that an event comes from. */
export function dayOf(target: EventTarget | null): string | undefined {
  return (target as Element | null)?.closest<HTMLElement>('[data-day]')?.dataset['day'];
}
