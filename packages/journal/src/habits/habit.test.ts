import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkHabitDraft,
  createHabit,
  DEFAULT_HABIT_ICON,
  HABIT_ICON_SUGGESTIONS,
  limitHabitIcon,
  nextHabitId,
} from './habit';

const FAMILY = '👩‍👩‍👧‍👦';

// Parts of long characters: joiners, accents, halves of flags, skin tones, viramas.
const typings = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '\u200d',
    '👩',
    '\u0301',
    '🇳',
    '\ufe0f',
    '🏽',
    'न',
    '\u094d',
    '\ud83d',
  ),
});

describe('limitHabitIcon', () => {
  it.each([
    ['nothing', '', ''],
    ['one letter', 'a', 'a'],
    ['two letters', 'ab', 'ab'],
    ['a third letter', 'abc', 'ab'],
    ['a family of four', FAMILY, FAMILY],
    ['a third family', FAMILY.repeat(3), FAMILY.repeat(2)],
    ['flags', '🇳🇴🇯🇵🇧🇷', '🇳🇴🇯🇵'],
    ['skin tones', '👍🏽👍🏿👍', '👍🏽👍🏿'],
    ['a keycap', '1️⃣2️⃣3️⃣', '1️⃣2️⃣'],
    ['accents written apart', 'e\u0301e\u0301e\u0301', 'e\u0301e\u0301'],
    ['Devanagari', 'नमस्ते', 'नम'],
    ['what was typed after the prefilled sparkle', '✨🏃📖', '✨🏃'],
    ['leading white space', ' \t\n🏃', '🏃'],
    ['white space only', '  ', ''],
    ['white space between', 'a b', 'a '],
  ])('%s', (_, typed, left) => {
    expect(limitHabitIcon(typed)).toBe(left);
  });

  it('keeps the beginning of what was typed and changes nothing the second time', () => {
    fc.assert(
      fc.property(typings, (typed) => {
        const icon = limitHabitIcon(typed);
        expect(typed.trimStart().startsWith(icon)).toBe(true);
        expect(limitHabitIcon(icon)).toBe(icon);
      }),
    );
  });

  it('leaves every suggestion and the default as they are', () => {
    for (const icon of [...HABIT_ICON_SUGGESTIONS, DEFAULT_HABIT_ICON]) {
      expect(limitHabitIcon(icon)).toBe(icon);
    }
  });
});

describe('nextHabitId', () => {
  it('is 1 for the first habit', () => {
    expect(nextHabitId([])).toBe(1);
  });

  it('is the highest one + 1, whatever the order and the gaps', () => {
    expect(nextHabitId([{ id: 1 }, { id: 2 }])).toBe(3);
    expect(nextHabitId([{ id: 9 }, { id: 2 }, { id: 5 }])).toBe(10);
  });

  it('belongs to no habit yet', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1 }), (ids) => {
        const next = nextHabitId(ids.map((id) => ({ id })));
        expect(ids).not.toContain(next);
        expect(ids).toContain(next - 1);
      }),
    );
  });
});

describe('checkHabitDraft', () => {
  it('trims the name', () => {
    expect(checkHabitDraft({ name: '  Call Mum\n', icon: '☕' })).toEqual({
      ok: true,
      draft: { name: 'Call Mum', icon: '☕' },
    });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['tabs and line breaks', '\t\r\n'],
    ['a no-break and an ideographic space', '\u00a0\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['a zero-width joiner between spaces', ' \u200d '],
    ['marks of direction', '\u200e\u200f\u202e'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a braille blank', '\u2800'],
    ['a control character', '\u0000\u0007'],
    ['a variation selector', '\ufe0f'],
  ])('finds no name in %s', (_, name) => {
    expect(checkHabitDraft({ name, icon: '☕' })).toEqual({
      ok: false,
      problem: 'habit-name-missing',
    });
  });

  it.each([
    ['one letter', 'x'],
    ['an emoji', FAMILY],
    ['right-to-left text', 'قراءة'],
    ['an Arabic number sign, a format character that is seen', '\u0600'],
    ['markup', '<script>alert("1")</script>'],
    ['500 letters', 'n'.repeat(500)],
    ['invisible characters beside visible ones', 'a\u200db'],
    ['a zero', '0'],
  ])('takes %s as typed', (_, name) => {
    expect(checkHabitDraft({ name, icon: '☕' })).toEqual({
      ok: true,
      draft: { name, icon: '☕' },
    });
  });

  it.each([
    ['is limited', 'abc', 'ab'],
    ['is the sparkle for an empty one', '', '✨'],
    ['is the sparkle for a blank one', '  ', '✨'],
    ['is the sparkle for an invisible one', '\u200b', '✨'],
    ['keeps no space at its end', 'a b', 'a'],
    ['is never cut', FAMILY, FAMILY],
  ])('the icon %s', (_, icon, left) => {
    expect(checkHabitDraft({ name: 'Walk', icon })).toEqual({
      ok: true,
      draft: { name: 'Walk', icon: left },
    });
  });

  it('finds nothing to mend in what it has mended', () => {
    fc.assert(
      fc.property(typings, typings, (name, icon) => {
        const check = checkHabitDraft({ name: `x${name}`, icon });
        const draft = check.ok ? check.draft : { name: '', icon: '' };
        expect(checkHabitDraft(draft)).toEqual({ ok: true, draft });
      }),
    );
  });

  it('leaves the draft that it is given alone', () => {
    const draft = { name: ' Walk ', icon: 'abc' };
    checkHabitDraft(draft);
    expect(draft).toEqual({ name: ' Walk ', icon: 'abc' });
  });
});

describe('createHabit', () => {
  it('starts not completed, with the next id', () => {
    expect(createHabit([{ id: 7 }], { name: 'Walk', icon: '🚶' })).toEqual({
      id: 8,
      name: 'Walk',
      completed: false,
      icon: '🚶',
    });
  });
});
