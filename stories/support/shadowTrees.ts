let roots: ShadowRoot[] = [];

/** Remembers the shadow trees that are made, so that tests can look into closed ones. For `beforeEach`. */
export function rememberShadowTrees() {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(this: Element, options) {
    const root = attachShadow.call(this, options);
    roots.push(root);
    return root;
  };
  return () => {
    Element.prototype.attachShadow = attachShadow;
    roots = [];
  };
}

/** The shadow trees on the page. */
export function shadowTrees(): ShadowRoot[] {
  return roots.filter(({ host }) => host.isConnected);
}
