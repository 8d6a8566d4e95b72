type Tree = Document | ShadowRoot;

/** Returns the document or the shadow root that a node is in; that of a node on no page is its document. */
export function treeOf(node: Node): Tree {
  const root = node.getRootNode();
  return 'activeElement' in root ? (root as Tree) : (node.ownerDocument as Document);
}

/** Returns the host of a shadow root, or null for a document. */
export function hostOf(tree: Tree): Element | null {
  return 'host' in tree ? tree.host : null;
}

/** Returns the element with the focus in the tree of a node; if the focus is in an inner tree, that tree's host. */
export function activeElementNear(node: Node): Element | null {
  return treeOf(node).activeElement;
}

/** Returns the trees around an element, its own first, each with the element itself or the host around it there. */
export function treesAround(element: Element): { tree: Tree; inside: Element }[] {
  const tree = treeOf(element);
  const host = hostOf(tree);
  return [{ tree, inside: element }, ...(host ? treesAround(host) : [])];
}

/** Returns the innermost element around the target of an event that matches a selector, across shadow roots. */
export function closestInPath(event: Event, selector: string): Element | null {
  const path = event.composedPath() as Element[];
  // The document and its window are in the path, too.
  return path.find((node) => 'matches' in node && node.matches(selector)) ?? null;
}
