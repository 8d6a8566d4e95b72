import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';

interface OwnProps {
  className: string;
}

/**
 * The element that a component draws itself as: the caller's own (a router's link, say), with the
 * component's props and content laid into it, or else the given host element. A class that the
 * caller's element has of its own stays.
 */
export function renderAs(
  element: ReactElement | undefined,
  host: 'a' | 'button',
  props: OwnProps,
  children: ReactNode,
): ReactElement {
  if (!element) return createElement(host, props, children);
  const { className } = element.props as { className?: unknown };
  const both = typeof className === 'string' ? cx(props.className, className) : props.className;
  return cloneElement(element, { ...props, className: both } as object, children);
}
