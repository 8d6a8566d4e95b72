import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';

/**
 * The element that a component draws itself as: the caller's own (a router's link, say), with the
 * component's props and content laid into it, or else the given host element.
 */
export function renderAs(
  element: ReactElement | undefined,
  host: 'a' | 'button',
  props: object,
  children: ReactNode,
): ReactElement {
  return element ? cloneElement(element, props, children) : createElement(host, props, children);
}
