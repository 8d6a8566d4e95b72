/** Joins a component's own class with the caller's, if there is one. */
export function cx(own: string, callers: string | undefined): string {
  return callers ? `${own} ${callers}` : own;
}
