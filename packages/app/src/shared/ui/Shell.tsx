import { Column } from '@daybow/components';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useArrival } from './focus';
import { useScrollRestoration } from './useScrollRestoration';
import './ui.css';

/** The frame of all screens: the column, and the focus and scroll position after a navigation. */
export function Shell() {
  useArrival();
  useScrollRestoration();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <Column className={key === firstKey ? 'app-FirstScreen' : 'app-NextScreen'}>
      <Outlet />
    </Column>
  );
}
