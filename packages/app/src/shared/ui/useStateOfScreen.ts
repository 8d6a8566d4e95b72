import { type Dispatch, type SetStateAction, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State that belongs to the screen of the address: null at first, and again on another screen. */
export function useStateOfScreen<State>(): [State | null, Dispatch<SetStateAction<State | null>>] {
  const { pathname } = useLocation();
  const [state, setState] = useState<State | null>(null);
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setState(null);
  }
  return [state, setState];
}
