import { Column } from '@daybow/components';
import { type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useArrival } from './focus';
import { useScrollRestoration } from './useScrollRestoration';
import './ui.css';

interface ShellProps {
  /** The content of the second paper, in a wide window. */
  beside?: ReactNode;
}

/** The frame of all screens: the column, and the focus and scroll position after a navigation. */
export function Shell({ beside }: ShellProps) {
  useArrival();
  useScrollRestoration();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && key !== firstKey) setFirst(false);
  return (
    <Column className={isFirst ? 'app-FirstScreen' : 'app-NextScreen'} beside={beside}>
      <Outlet />
    </Column>
  );
}
