import { Bow, EmptyState, type EmptyStateProps } from '@daybow/components';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWindowTitle } from './Screen';
import './ui.css';

interface FullScreenProps extends Pick<
  EmptyStateProps,
  'icon' | 'description' | 'size' | 'children' | 'aria-busy'
> {
  /** The screen's heading, which is also the window's title. */
  title: string;
  /** The screen's name in the window's title, where it differs from the heading. */
  windowTitle?: string;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /**
   * True if the screen takes the focus when it appears, so that title and description are read out.
   *
   * @defaultValue false
   */
  takesFocus?: boolean;
}

/** A screen that has nothing but a message, in the middle of the column. */
export function FullScreen({
  title,
  windowTitle = title,
  description,
  actions,
  takesFocus = false,
  ...state
}: FullScreenProps) {
  useWindowTitle(windowTitle);
  const main = useRef<HTMLElement>(null);
  const descriptionId = useId();
  useEffect(() => {
    if (takesFocus) main.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // Not the heading: Orca goes from a heading that is gone, such as the splash's, to the next without a
  // word, and is then silent about its focus.
  const focusable = { tabIndex: -1, 'aria-label': title, 'aria-describedby': descriptionId };
  return (
    <main ref={main} className="app-FullScreen" {...(takesFocus && focusable)}>
      <EmptyState
        titleElement="h1"
        title={title}
        description={description && <span id={descriptionId}>{description}</span>}
        actions={actions && <div className="app-FullScreen-actions">{actions}</div>}
        {...state}
      />
    </main>
  );
}

/** A cloud under a bow that waits for its colours: the picture of what went wrong. */
export function RainCloud() {
  return (
    <div className="app-RainCloud" aria-hidden="true">
      <Bow value={0} />
      <svg viewBox="0 0 84 56">
        <path d="M19 42h44a15 15 0 0 0 2-29.9 22 22 0 0 0-42-4.6A17.5 17.5 0 0 0 19 42Z" />
        <path d="M27 52v4M42 52v4M57 52v4" />
      </svg>
    </div>
  );
}
