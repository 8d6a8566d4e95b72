import { Column } from '@daybow/components';
import { Outlet } from 'react-router-dom';
import { useArrival } from './focus';
import { useScrollRestoration } from './useScrollRestoration';

/** What stays while screens come and go: the column, and how a navigation arrives. */
export function Shell() {
  useArrival();
  useScrollRestoration();
  return (
    <Column>
      <Outlet />
    </Column>
  );
}
