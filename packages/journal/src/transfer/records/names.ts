/** The key by which names of habits are compared. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** Numbers keys: each with the count of equal ones before it. */
export function numbered(keys: readonly string[]): { key: string; nth: number }[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return { key, nth };
  });
}
