import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onHide` once as the page of an element is hidden or left: the last moment at which a page can save anything, as
 * phones end pages that are hidden. https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function usePageHide(elementRef: RefObject<Element | null>, onHide: () => void) {
  const onHideRef = useRef(onHide);
  useLayoutEffect(() => {
    onHideRef.current = onHide;
  });
  useEffect(() => {
    const page = elementRef.current?.ownerDocument;
    // A page that is left tells both, the second before React has drawn what the first changed.
    let isTold = false;
    const handleEvent = ({ type }: Event) => {
      const isHidden = type === 'pagehide' || page?.hidden === true;
      if (isHidden && !isTold) onHideRef.current();
      isTold = isHidden;
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    page?.defaultView?.addEventListener('pagehide', handleEvent, options);
    page?.addEventListener('visibilitychange', handleEvent, options);
    return () => listening.abort();
  }, [elementRef]);
}
