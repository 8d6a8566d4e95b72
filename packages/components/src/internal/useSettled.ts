import { useEffect, useState } from 'react';

/** A text once it has stayed the same for so many milliseconds; empty until then. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
