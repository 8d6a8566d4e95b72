import { describe, expect, it } from 'vitest';
import { routerAddress } from './routerAddress';

const addressOf = (path: string, base = '/') =>
  routerAddress(new URL(`http://localhost${path}`), base);

describe('routerAddress', () => {
  it('leaves every address alone that can be decoded', () => {
    for (const path of ['/', '/mood', '/caf%C3%A9?x=%#y', '/100%25', '/a%2Fb']) {
      expect(addressOf(path)).toBe(path);
    }
  });

  it('encodes the percent signs of a path that cannot, so that decoding gives it back', () => {
    expect(addressOf('/%E0%A4%A?x#y')).toBe('/%25E0%25A4%25A?x#y');
    expect(decodeURI(addressOf('/100%'))).toBe('/100%');
  });

  it('ends the path of the app in a slash, and no other', () => {
    expect(addressOf('/daybow?add#y', '/daybow/')).toBe('/daybow/?add#y');
    expect(addressOf('/daybow/mood', '/daybow/')).toBe('/daybow/mood');
    expect(addressOf('/mood', '/daybow/')).toBe('/mood');
  });
});
