import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { renderIntoFrame, renderIntoShadow } from '../examples/Realms';

export type RealmKind = 'shadow root' | 'iframe';

let leave = () => {};

/** Removes the last realm. */
export const leaveRealm = () => leave();

/** Renders into a new shadow root or iframe. Returns how a test finds and uses what is in it, and what has the focus. */
export async function enterRealm(place: HTMLElement, kind: RealmKind, children: ReactNode) {
  const host = document.createElement(kind === 'iframe' ? 'iframe' : 'div');
  host.title = kind;
  host.style.cssText = 'display: block; border: 0; inline-size: 358px; min-block-size: 700px';
  place.append(host);
  const page = (host instanceof HTMLIFrameElement && host.contentDocument) || document;
  page.title ||= kind;
  page.documentElement.lang ||= 'en';
  const root =
    kind === 'iframe' ? renderIntoFrame(page, children) : renderIntoShadow(host, children);
  leave = () => {
    root.unmount();
    host.remove();
  };
  const container = (host.shadowRoot ?? page.body) as HTMLElement;
  const inside = within(container);
  await inside.findAllByRole('button');
  return {
    page,
    container,
    inside,
    user: userEvent.setup({ document: page }),
    focused: () => (host.shadowRoot ?? page).activeElement,
  };
}
