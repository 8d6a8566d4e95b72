import { PageHeader, type PageHeaderProps } from '@daybow/components';
import { createContext, use, useEffect, useId, type ReactNode } from 'react';
import { brand } from '../brand';
import { useWords } from '../words/LanguageProvider';
import './ui.css';

interface ScreenProps extends Pick<PageHeaderProps, 'description' | 'start' | 'actions'> {
  /** The screen's name, in its heading. */
  title: string;
  /** The screen's name in the window's title, where it differs from the heading. */
  windowTitle?: string;
  children: ReactNode;
}

/** A screen under its heading. */
export function Screen(props: ScreenProps) {
  return use(BesideContext) ? <BesideScreen {...props} /> : <MainScreen {...props} />;
}

/** True on the second paper, where a screen is a part of the page and not the page. */
export const BesideContext = createContext(false);

function BesideScreen({ title, children }: ScreenProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="app-BesideTitle">
        {title}
      </h2>
      <div className="app-Screen">{children}</div>
    </section>
  );
}

function MainScreen({ title, windowTitle = title, children, ...header }: ScreenProps) {
  useWindowTitle(windowTitle);
  return (
    <>
      <PageHeader title={title} {...header} />
      <main className="app-Screen">{children}</main>
    </>
  );
}

/** Names the window, or the tab of the browser, after the screen. */
export function useWindowTitle(title: string): void {
  const { windowTitle } = useWords().app;
  useEffect(() => {
    document.title = title === brand.name ? title : windowTitle({ screen: title });
  }, [title, windowTitle]);
}
