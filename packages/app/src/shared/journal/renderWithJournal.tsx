import { ToastProvider } from '@daybow/components';
import type { DeviceJournal } from '@daybow/journal';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { loadLanguage } from '../words/language';
import { LanguageProvider } from '../words/LanguageProvider';
import { JournalProvider } from './JournalProvider';

/**
 * Renders a screen over a person's own journal, in English, for tests.
 *
 * @returns what takes it off the page again, and closes the journal.
 */
export async function renderWithJournal(
  journal: DeviceJournal,
  children: ReactNode,
): Promise<() => void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const language = await loadLanguage(['en-GB']);
  await language.loadDeviceWords();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LanguageProvider language={language}>
        <JournalProvider opened={{ kind: 'device', journal }}>
          <ToastProvider>
            <MemoryRouter>{children}</MemoryRouter>
          </ToastProvider>
        </JournalProvider>
      </LanguageProvider>,
    ),
  );
  return () => {
    act(() => root.unmount());
    journal.close();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
}
