import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Switch } from './Switch';

describe('Switch on a server', () => {
  it('renders its state', () => {
    const html = renderToString(<Switch label="Notifications" defaultChecked />);
    expect(html).toContain('role="switch"');
    expect(html).toContain('aria-checked="true"');
  });
});
