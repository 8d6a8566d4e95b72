import {
  cloneElement,
  createElement,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from './cx';
import { pressOnce } from './pressOnce';
import { useMergedRef } from './useMergedRef';

interface OwnProps {
  className: string;
  onKeyDown?: KeyboardEventHandler<never>;
  ref?: Ref<HTMLAnchorElement> | Ref<HTMLButtonElement>;
}

type Props = Record<string, unknown>;

/**
 * The element that a component renders: the caller's (a router's link, for instance) with the props and
 * content of the component, or else the host element. Enter that is held presses it once. Class and style are
 * merged; handlers and refs of both are called, those of the caller's element first.
 */
export function useRender(
  element: ReactElement | undefined,
  host: 'a' | 'button',
  props: OwnProps,
  children: ReactNode,
): ReactElement {
  const callers = element?.props as Props | undefined;
  const ref = useMergedRef(
    callers?.['ref'] as Ref<unknown> | undefined,
    props.ref as Ref<unknown> | undefined,
  );
  const own = {
    ...props,
    onKeyDown(event: KeyboardEvent<never>) {
      props.onKeyDown?.(event);
      pressOnce(event);
    },
  };
  if (!element || !callers) return createElement(host, own, children);
  return cloneElement(element, { ...mergeProps(callers, own), ref } as object, children);
}

function mergeProps(callers: Props, own: Props): Props {
  // What is not given leaves the caller's element as it is.
  const merged = Object.fromEntries(Object.entries(own).filter(([, prop]) => prop !== undefined));
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
