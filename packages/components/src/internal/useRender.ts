import {
  cloneElement,
  createElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
} from 'react';
import { cx } from './cx';

interface OwnProps {
  className: string;
  ref?: Ref<HTMLAnchorElement> | Ref<HTMLButtonElement>;
}

type Props = Record<string, unknown>;

/**
 * The element that a component draws itself as: the caller's own (a router's link, say), with the
 * component's props and content laid into it, or else the given host element. A class and a style
 * that the caller's element has of its own stay; handlers and refs of both are called, the
 * element's first.
 */
export function useRender(
  element: ReactElement | undefined,
  host: 'a' | 'button',
  props: OwnProps,
  children: ReactNode,
): ReactElement {
  const callers = element?.props as Props | undefined;
  const ref = useBothRefs(
    callers?.['ref'] as Ref<unknown> | undefined,
    props.ref as Ref<unknown> | undefined,
  );
  if (!element || !callers) return createElement(host, props, children);
  return cloneElement(element, { ...mergeProps(callers, { ...props }), ref } as object, children);
}

function mergeProps(callers: Props, own: Props): Props {
  const merged = { ...own };
  for (const [name, theirs] of Object.entries(callers)) {
    const ours = own[name];
    if (name === 'className' && typeof theirs === 'string') merged[name] = cx(String(ours), theirs);
    else if (name === 'style') merged[name] = { ...(ours as object), ...(theirs as object) };
    else if (/^on[A-Z]/.test(name) && typeof theirs === 'function' && typeof ours === 'function') {
      merged[name] = (...event: unknown[]) => {
        theirs(...event);
        ours(...event);
      };
    }
  }
  return merged;
}

/** One ref for two, which stays the same as long as they do. */
function useBothRefs(theirs: Ref<unknown> | undefined, ours: Ref<unknown> | undefined) {
  const both = useCallback(
    (node: unknown) => {
      const undo = [attach(theirs, node), attach(ours, node)];
      return () => undo.forEach((detach) => detach());
    },
    [theirs, ours],
  );
  return theirs && ours ? both : (theirs ?? ours);
}

function attach(ref: Ref<unknown> | undefined, node: unknown): () => void {
  if (typeof ref === 'function') {
    const detach = ref(node);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
