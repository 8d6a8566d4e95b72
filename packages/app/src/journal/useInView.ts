import { useState } from 'react';

/**
 * The day or month in view: the present one, also once another has begun, until a person goes to an
 * earlier one. Who comes back to the present one goes along with it again.
 */
export function useInView(present: string): [string, (next: string) => void] {
  const [earlier, setEarlier] = useState<string | null>(null);
  const inView = earlier !== null && earlier < present ? earlier : present;
  return [inView, (next) => setEarlier(next < present ? next : null)];
}
