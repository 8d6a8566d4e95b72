import type { ReactNode } from 'react';
import './FocusedTitle.css';

/** The title of a sheet to be read from its beginning: it has the focus when the sheet opens, and not a control. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  return (
    <bdi ref={focus} className="app-FocusedTitle" tabIndex={-1}>
      {children}
    </bdi>
  );
}

function focus(title: HTMLElement | null) {
  title?.focus({ preventScroll: true });
}
