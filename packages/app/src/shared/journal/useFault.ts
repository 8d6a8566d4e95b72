import { useCallback, useState } from 'react';

/** Shows an error that happened outside of rendering on the error screen, which also logs it. */
export function useFault(): (error: unknown) => void {
  const [, setFault] = useState<null>(null);
  return useCallback((error) => {
    setFault(() => {
      throw error;
    });
  }, []);
}
