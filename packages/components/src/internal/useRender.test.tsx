import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useRender } from './useRender';

function Drawn({ args }: { args: Parameters<typeof useRender> }) {
  return useRender(...args);
}

const html = (...args: Parameters<typeof useRender>) => renderToStaticMarkup(<Drawn args={args} />);

test('without an element it renders the host', () => {
  expect(html(undefined, 'button', { className: 'daybow-Button' }, 'Save')).toBe(
    '<button class="daybow-Button">Save</button>',
  );
});

test('an element keeps its props and gets the class and content of the component', () => {
  const link = (
    <a className="home" href="/">
      lost
    </a>
  );
  expect(html(link, 'button', { className: 'daybow-Button' }, 'Return to Home')).toBe(
    '<a class="daybow-Button home" href="/">Return to Home</a>',
  );
});

test('a class function of the element is replaced', () => {
  const link = <RouterLink className={() => 'active'} />;
  expect(html(link, 'a', { className: 'daybow-Button' }, 'Return to Home')).toBe(
    '<a href="/" class="daybow-Button">Return to Home</a>',
  );
});

test('styles are merged, and those of the element win', () => {
  const link = (
    <a href="/" style={{ color: 'red', margin: 0 }}>
      lost
    </a>
  );
  const style = { color: 'blue', padding: 0 };
  expect(html(link, 'a', { className: 'daybow-Button', style } as object as never, 'Home')).toBe(
    '<a href="/" style="color:red;padding:0;margin:0" class="daybow-Button">Home</a>',
  );
});

test('a prop that is not given leaves that of the element', () => {
  const link = <a href="/" title="Home" aria-label="Home" />;
  const props = { className: 'daybow-Button', title: undefined };
  expect(html(link, 'a', props, null)).toBe(
    '<a href="/" title="Home" aria-label="Home" class="daybow-Button"></a>',
  );
});

interface RouterLinkProps {
  className: string | (() => string);
  children?: ReactNode;
}

function RouterLink({ className, children }: RouterLinkProps) {
  return (
    <a href="/" className={typeof className === 'function' ? className() : className}>
      {children}
    </a>
  );
}
