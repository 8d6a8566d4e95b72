import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog';

describe('Dialog on a server', () => {
  it('renders its trigger, but not the open dialog', () => {
    const html = renderToString(
      <Dialog title="Add New Habit" trigger={<button>Add</button>} defaultOpen>
        Words
      </Dialog>,
    );
    expect(html).toContain('aria-haspopup="dialog"');
    expect(html).not.toContain('Words');
  });
});
