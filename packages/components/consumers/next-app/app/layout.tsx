import '@daybow/components/styles.css';
import { ToastProvider } from '@daybow/components';
import type { ReactNode } from 'react';

export const metadata = { title: 'Drawn by Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // next-themes changes the element before React is there.
    <html lang="en" suppressHydrationWarning>
      <body>
        <ToastProvider>{children}</ToastProvider>
      </body>
    </html>
  );
}
