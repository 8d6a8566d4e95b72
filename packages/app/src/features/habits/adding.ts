import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of the dialog that adds a habit. The address `/?add`, a shortcut of the installed app, opens it. */
export function useAdding() {
  const isAsked = useLocation().search === '?add';
  const [isOpen, setOpen] = useState(isAsked);

  function setAdding(open: boolean) {
    setOpen(open);
    // A reload should not ask again.
    if (isAsked) history.replaceState(history.state, '', location.pathname);
  }
  return [isOpen, setAdding] as const;
}

/** Brings a card into sight: a new habit stands at the end of the list. */
export function scrollToCard(card: HTMLElement | null) {
  // Above the toast too, which appears in the same commit.
  queueMicrotask(() => card?.scrollIntoView({ block: 'nearest' }));
}
