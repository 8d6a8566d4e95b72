import { useEffect } from 'react';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { isSheetOpen } from '../../shared/ui/unsaved';
import { isWritten } from '../../shared/ui/textField';
import { WIDE } from '../../shared/ui/useIsWide';

/** A key from 1 to 9 ticks the habit in that place of the screen, in a window as wide as a desktop's. */
export function useNumberKeys(): void {
  const { numberKeys } = useDeviceSettings();
  useEffect(() => {
    if (!numberKeys) return;
    const { dataset } = document.documentElement;
    const isWide = matchMedia(WIDE);
    const handleKeyDown = (event: KeyboardEvent) => {
      const digit = digitOf(event);
      if (digit === null || !isWide.matches || isWritten(event) || isSheetOpen()) return;
      const toggles = document.querySelectorAll<HTMLElement>('main .daybow-HabitCard-toggle');
      const toggle = [...toggles].filter((each) => each.checkVisibility())[digit - 1];
      // With the focus, so that a screen reader says what became of it.
      toggle?.focus();
      toggle?.click();
    };
    dataset['numberKeys'] = '';
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      delete dataset['numberKeys'];
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [numberKeys]);
}

/** The digit of a key by itself from 1 to 9, also where a layout has digits under Shift or of another script. */
function digitOf(event: KeyboardEvent): number | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  const digit = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? null : /^Digit([1-9])$/.exec(code)?.[1]);
  return digit ? Number(digit) : null;
}
