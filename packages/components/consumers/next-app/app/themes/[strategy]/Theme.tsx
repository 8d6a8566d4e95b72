'use client';
import { Button } from '@daybow/components/button';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';

interface ThemeProps {
  /** How next-themes tells the theme on `<html>`: by 'class', by 'data-theme', or by 'color-scheme' alone. */
  strategy: string;
  children: ReactNode;
}

export function Theme({ strategy, children }: ThemeProps) {
  const isAlone = strategy === 'color-scheme';
  return (
    <ThemeProvider
      attribute={strategy === 'class' ? 'class' : isAlone ? 'data-own' : 'data-theme'}
      enableColorScheme={isAlone}
    >
      {children}
      <Choice />
    </ThemeProvider>
  );
}

function Choice() {
  const { setTheme } = useTheme();
  return ['light', 'dark', 'system'].map((theme) => (
    <Button key={theme} onClick={() => setTheme(theme)}>
      {theme}
    </Button>
  ));
}
