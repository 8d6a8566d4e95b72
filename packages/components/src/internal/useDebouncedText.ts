import { useEffect, useState } from 'react';

/** The text after it has not changed for a number of milliseconds; empty until then. */
export function useDebouncedText(text: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
