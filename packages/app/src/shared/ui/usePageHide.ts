import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls `onHide` as the page is hidden or left: what is typed then may not be there again, as phones end hidden pages. */
export function usePageHide(onHide: () => void): void {
  const onHideRef = useRef(onHide);
  useLayoutEffect(() => {
    onHideRef.current = onHide;
  });
  useEffect(() => {
    const handleEvent = ({ type }: Event) => {
      if (type === 'pagehide' || document.hidden) onHideRef.current();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    window.addEventListener('pagehide', handleEvent, options);
    document.addEventListener('visibilitychange', handleEvent, options);
    return () => listening.abort();
  }, []);
}
