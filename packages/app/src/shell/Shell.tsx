import { Column } from '@daybow/components';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useArrival } from './useArrival';

/** What stays while screens come and go: the column, and how a navigation arrives. */
export function Shell() {
  useArrival();
  return (
    <Column>
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </Column>
  );
}
