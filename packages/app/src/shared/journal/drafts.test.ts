// @vitest-environment happy-dom
import { type DeviceJournal, localNotes, type SafeStorage, sessionNotes } from '@daybow/journal';
import { beforeEach, expect, it } from 'vitest';
import { type DraftKind, draftsOf, forgetDrafts } from './drafts';

interface Words {
  words: string;
}
const kind: DraftKind<Words> = {
  name: 'entry',
  read: (kept) => (typeof Object(kept).words === 'string' ? (kept as Words) : null),
};
const other: DraftKind<Words> = { ...kind, name: 'other' };

/** The drafts of a journal as a page that was just loaded reads them. */
const load = (identity: string) => draftsOf({ identity } as DeviceJournal);

const contentOf = (storage: SafeStorage) =>
  storage.keys('').map((key) => [key, storage.get(key) ?? ''] as const);
const clear = (storage: SafeStorage) => storage.keys('').forEach(storage.remove);

/** Opens another tab, which has only what all tabs share. */
const openTab = () => clear(sessionNotes);

beforeEach(() => {
  clear(sessionNotes);
  clear(localNotes);
});

it('a draft outlives a reload and a closed tab, until it is dropped', () => {
  load('one').keep(kind, 'day', { words: 'Half a page' });
  expect(load('one').get(kind, 'day')).toEqual({ words: 'Half a page' });
  openTab();
  const drafts = load('one');
  expect(drafts.get(kind, 'day')).toEqual({ words: 'Half a page' });
  expect(drafts.get(other, 'day')).toBeNull();
  drafts.keep(kind, 'day', null);
  expect(load('one').get(kind, 'day')).toBeNull();
  openTab();
  expect(load('one').get(kind, 'day')).toBeNull();
});

it('a draft is the identical object until another is kept, and listeners hear of that', () => {
  load('one').keep(kind, 'day', { words: 'Half a page' });
  const drafts = load('one');
  let calls = 0;
  drafts.subscribe(() => (calls += 1));
  expect(drafts.get(kind, 'day')).toBe(drafts.get(kind, 'day'));
  drafts.keep(kind, 'other day', { words: 'More' });
  drafts.keep(kind, 'day', { words: 'A page' });
  expect(calls).toBe(2);
  expect(drafts.keys(kind)).toEqual(['other day', 'day']);
});

it('a reload shows a tab its own words, and a new tab the latest', () => {
  load('one').keep(kind, 'day', { words: 'Here' });
  const here = contentOf(sessionNotes);
  openTab();
  load('one').keep(kind, 'day', { words: 'There' });
  openTab();
  expect(load('one').get(kind, 'day')).toEqual({ words: 'There' });
  openTab();
  for (const [key, text] of here) sessionNotes.set(key, text);
  expect(load('one').get(kind, 'day')).toEqual({ words: 'Here' });
});

it('a new journal meets no words of the one before, also in a tab that still has them', () => {
  load('one').keep(kind, 'day', { words: 'A secret' });
  expect(load('two').get(kind, 'day')).toBeNull();
  expect(JSON.stringify([sessionNotes, localNotes].map(contentOf))).not.toContain('secret');
});

it('drafts of an erased journal are forgotten, and none of the one that has begun since', () => {
  load('one').keep(kind, 'day', { words: 'A secret' });
  const session = contentOf(sessionNotes);
  load('two').keep(kind, 'day', { words: 'Half a page' });
  for (const [key, text] of session) sessionNotes.set(key, text);
  forgetDrafts({ identity: 'one' } as DeviceJournal);
  expect(JSON.stringify(contentOf(sessionNotes))).not.toContain('secret');
  expect(load('two').get(kind, 'day')).toEqual({ words: 'Half a page' });
});

it('what makes no sense is no draft', () => {
  load('one').keep(kind, 'day', { words: 'Half a page' });
  for (const text of ['null', '{', '[7]', '[{"kind":"entry","key":"day","value":{"words":7}}]']) {
    sessionNotes.set('daybow-drafts-one', text);
    localNotes.set('daybow-drafts-one', text);
    expect(load('one').get(kind, 'day')).toBeNull();
  }
});

it('drafts of entries of an earlier version go on', () => {
  const earlier = [{ day: '2026-11-21', words: 'Half a page' }];
  localNotes.set('daybow-entry-drafts', JSON.stringify(earlier));
  expect(load('one').get(kind, '2026-11-21')?.words).toBe('Half a page');
  expect(load('one').get(kind, '2026-11-21')?.words).toBe('Half a page');
  expect(localNotes.get('daybow-entry-drafts')).toBeNull();
});
