import { Column } from '@daybow/components';
import { Outlet } from 'react-router-dom';
import { useArrival } from './focus';
import { useScrollRestoration } from './useScrollRestoration';

/** The frame of all screens: the column, and the focus and scroll position after a navigation. */
export function Shell() {
  useArrival();
  useScrollRestoration();
  return (
    <Column>
      <Outlet />
    </Column>
  );
}
