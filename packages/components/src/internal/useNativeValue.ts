import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFormReset } from './useFormReset';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface NativeValueOptions {
  /** The value, when the caller controls it. */
  value?: unknown;
  defaultValue?: unknown;
  /** Called with a value that a form reset restores. */
  onRestore: ((value: string) => void) | undefined;
}

/**
 * The value that the native control inside `boxRef` shows; that of a checkbox is 'true' or 'false'. An uncontrolled control belongs to the DOM: form
 * libraries and form resets set its value without an event, so it is read again after each render and each reset.
 */
export function useNativeValue(
  boxRef: RefObject<Element | null>,
  { value, defaultValue, onRestore }: NativeValueOptions,
): string {
  const isControlled = value !== undefined && value !== null;
  const initial = String(defaultValue ?? '');
  // A controlled one is not read: drawn again as `input` comes by, it would have its old value before `onChange`.
  const read = () => {
    const control = isControlled ? null : controlIn(boxRef);
    if (!control) return initial;
    return control.type === 'checkbox'
      ? String('checked' in control && control.checked)
      : control.value;
  };
  const subscribe = useCallback(
    (onInput: () => void) => {
      const box = boxRef.current;
      for (const type of ['input', 'change']) box?.addEventListener(type, onInput);
      return () => {
        for (const type of ['input', 'change']) box?.removeEventListener(type, onInput);
      };
    },
    [boxRef],
  );
  const own = useSyncExternalStore(subscribe, read, () => initial);
  const shown = isControlled ? String(value) : own;

  const shownRef = useRef(shown);
  useLayoutEffect(() => {
    shownRef.current = shown;
  });

  useFormReset(boxRef, () => {
    if (isControlled) return;
    const control = controlIn(boxRef);
    // React does not tell a `<select>` of another `defaultValue`: https://github.com/react/react/issues/32362
    if (control?.localName === 'select' && defaultValue !== undefined) control.value = initial;
    const restored = read();
    if (restored !== shownRef.current) onRestore?.(restored);
  });

  return shown;
}

function controlIn(boxRef: RefObject<Element | null>): Control | null | undefined {
  return boxRef.current?.querySelector('input, textarea, select');
}
