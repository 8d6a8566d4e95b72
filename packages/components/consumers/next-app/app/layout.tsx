import '@daybow/components/styles.css';
import { ToastProvider } from '@daybow/components';
import type { ReactNode } from 'react';

export const metadata = { title: 'Drawn by Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>
        <ToastProvider>{children}</ToastProvider>
      </body>
    </html>
  );
}
