import { DaybowProvider } from '@daybow/components';
import styles from '@daybow/components/styles.css?inline';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a part of an app into the shadow root of an element. */
export function renderIntoShadow(host: HTMLElement, children: ReactNode) {
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const root = createRoot(shadow);
  root.render(<DaybowProvider container={shadow}>{children}</DaybowProvider>);
  return root;
}

/** Renders a part of an app into an iframe of the same origin. */
export function renderIntoFrame({ head, body }: Document, children: ReactNode) {
  head.insertAdjacentHTML('beforeend', `<style>${styles}</style>`);
  const root = createRoot(body);
  root.render(<DaybowProvider container={body}>{children}</DaybowProvider>);
  return root;
}
