import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as paths from './iconPaths';

const icons: Readonly<Record<string, { body: string } | undefined>> = phosphor.icons;

/** The name of an icon in Iconify's set: 'caret-down-bold' for `caretDownBold`. */
const kebabCase = (name: string) =>
  [...name].map((letter) => (letter < 'a' ? `-${letter.toLowerCase()}` : letter)).join('');

it.each(Object.entries(paths))('%s is the icon of the installed Phosphor', (name, path) => {
  expect(icons[kebabCase(name)]?.body).toBe(`<path fill="currentColor" d="${path}"/>`);
});
