import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from './ToastProvider';
import { useToast } from './useToast';

function Saver() {
  const toast = useToast();
  return <button onClick={() => toast({ tone: 'success', message: 'Saved' })}>Save</button>;
}

describe('useToast', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('throws a short error in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => renderToString(<Saver />)).toThrow(/^Daybow: no ToastProvider$/);
  });

  it('explains what is missing, why that matters and how to fix it', () => {
    expect(() => renderToString(<Saver />)).toThrow(
      /no <ToastProvider> above it.* no place for toasts.* Put <ToastProvider> around/,
    );
  });

  it('works on a server', () => {
    const html = renderToString(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    );
    expect(html).toBe('<button>Save</button>');
  });
});
