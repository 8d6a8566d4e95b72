import { Button } from '@daybow/components';
import type { ReactNode } from 'react';
import { useDeviceWords } from '../words/LanguageProvider';
import { FocusedTitle, Stack } from './layout';
import './sheetParts.css';

interface SheetTaskProps {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A task in a sheet, in place of its parts: with its title and a way back to them. */
export function SheetTask({ title, onCancel, children }: SheetTaskProps) {
  const words = useDeviceWords().habit;
  return (
    <Stack>
      <div className="app-SheetTask">
        <h3 className="app-SheetParts-heading">
          <FocusedTitle>{title}</FocusedTitle>
        </h3>
        <Button variant="soft" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {children}
    </Stack>
  );
}
