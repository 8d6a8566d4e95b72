import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls `onHide` once as the page is hidden or left: what is typed then may not be there again, as phones end hidden pages. */
export function usePageHide(onHide: () => void): void {
  const onHideRef = useRef(onHide);
  useLayoutEffect(() => {
    onHideRef.current = onHide;
  });
  useEffect(() => {
    // A page that is left tells both, the second before React has drawn what the first changed.
    let isTold = false;
    const handleEvent = ({ type }: Event) => {
      const isHidden = type === 'pagehide' || document.hidden;
      if (isHidden && !isTold) onHideRef.current();
      isTold = isHidden;
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    window.addEventListener('pagehide', handleEvent, options);
    document.addEventListener('visibilitychange', handleEvent, options);
    return () => listening.abort();
  }, []);
}
