import type { ComponentProps, MouseEvent } from 'react';
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from './afterPaint';

interface ScreenLinkProps extends ComponentProps<'a'> {
  /** The path of the screen. */
  to: string;
}

/**
 * A link to another screen, which is begun once the press has been painted: on a slow device React would
 * render the screen before.
 */
export function ScreenLink({ to, onClick, ...rest }: ScreenLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    afterPaint(() => void navigate(to, { replace: to === createPath(location) }));
  }

  return <Link {...rest} to={to} onClick={handleClick} />;
}

/** Whether it opens a tab or window of the browser, or saves what is linked to. */
function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
