import { EmptyState, type EmptyStateProps } from '@daybow/components';
import { useWindowTitle } from './Screen';
import './FullScreen.css';

interface FullScreenProps extends Pick<
  EmptyStateProps,
  'picture' | 'description' | 'action' | 'size' | 'children'
> {
  /** What is the matter: the screen's heading and the window's title. */
  title: string;
  /** The screen's name in the window's title, where it differs from the heading. */
  windowTitle?: string;
}

/** A screen that has nothing but a message, in the middle of the column. */
export function FullScreen({ title, windowTitle = title, ...state }: FullScreenProps) {
  useWindowTitle(windowTitle);
  return (
    <main className="app-FullScreen">
      <EmptyState titleElement="h1" title={title} {...state} />
    </main>
  );
}
