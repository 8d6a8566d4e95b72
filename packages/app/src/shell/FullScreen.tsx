import { EmptyState, type EmptyStateProps } from '@daybow/components';
import type { ReactNode } from 'react';
import { useWindowTitle } from './Screen';
import './FullScreen.css';

interface FullScreenProps extends Pick<
  EmptyStateProps,
  'icon' | 'description' | 'size' | 'children' | 'aria-busy'
> {
  /** What is the matter: the screen's heading and the window's title. */
  title: string;
  /** The screen's name in the window's title, where it differs from the heading. */
  windowTitle?: string;
  /** What a person can do now: a button, or several. */
  actions?: ReactNode;
}

/** A screen that has nothing but a message, in the middle of the column. */
export function FullScreen({ title, windowTitle = title, actions, ...state }: FullScreenProps) {
  useWindowTitle(windowTitle);
  return (
    <main className="app-FullScreen">
      <EmptyState
        titleElement="h1"
        title={title}
        actions={actions && <div className="app-FullScreen-actions">{actions}</div>}
        {...state}
      />
    </main>
  );
}
