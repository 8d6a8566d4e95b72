import { useContext, useLayoutEffect } from 'react';
import { hostOf, treeOf } from './trees';
import { DaybowContext } from './words';

const marked: Record<string, Element[]> = {};

/**
 * Tells style sheets by an attribute of the page's root element, or of a shadow root's host, that a component is there.
 * A selector with `:root:has()` would be matched at each change of the page, and all that depends on it styled again.
 *
 * @returns a function that removes the mark, unless another component still needs it
 */
export function markRoot(root: Element, attribute: string, value: string): () => void {
  const roots = (marked[attribute] ??= []);
  if (!roots.includes(root)) root.setAttribute(attribute, value);
  roots.push(root);
  return () => {
    roots.splice(roots.indexOf(root), 1);
    if (!roots.includes(root)) root.removeAttribute(attribute);
  };
}

/** Marks the root around the component: that of the provider's `container`, or the page's. */
export function useRootMark(attribute: string) {
  const { container } = useContext(DaybowContext);
  useLayoutEffect(() => {
    const tree = container ? treeOf(container) : document;
    const page = container?.ownerDocument ?? document;
    return markRoot(hostOf(tree) ?? page.documentElement, attribute, '');
  }, [attribute, container]);
}
