import { describe, expect, it } from 'vitest';
import { loadLanguage } from './language';

async function english(locale = 'en-GB') {
  const language = await loadLanguage([locale]);
  await language.loadDeviceWords();
  return language;
}

describe('the language', () => {
  it('is the first of the reader that the app has, in the locale that the reader has', async () => {
    expect((await loadLanguage(['en-AU', 'en'])).locale).toBe('en-AU');
    expect((await loadLanguage(['xx', 'en-GB'])).locale).toBe('en-GB');
    expect((await loadLanguage(['xx'])).locale).toBe('en');
    expect((await loadLanguage([])).locale).toBe('en');
    expect(await loadLanguage(['ar-XB'])).toMatchObject({ locale: 'ar-XB', direction: 'rtl' });
  });

  it('leaves week, hours, dates and numbers to the region, whatever language the words are in', async () => {
    const { tag, locale, format } = await loadLanguage(['de-DE', 'en-US', 'en']);
    expect([tag, locale]).toEqual(['en', 'en-DE']);
    expect(format.firstWeekday).toBe(1);
    expect(format.time('20:30')).toBe('20:30');
    expect(format.longDay('2026-11-20', '2026-11-21')).toMatch(/^Friday,? 20 November$/);
    expect(format.oneDecimal(0.8)).toBe('0,8');
    expect((await loadLanguage(['ar-EG', 'en-US'])).format.firstWeekday).toBe(6);
    expect((await loadLanguage(['no language', 'en-US'])).locale).toBe('en-US');
  });
});

describe('the words', () => {
  it('of the specification hold to the character', async () => {
    const { words } = await english();
    expect(words.habitForm.added({ name: 'Read' })).toBe('Added "Read" to your habits!');
    expect(words.errors['habit-name-missing']).toBe('Please enter a habit name');
    expect(words.insights.streak({ days: 7 })).toBe("You're on a 7-day streak! Keep it up!");
    expect(words.insights.mood.improving).toBe('Your mood has been improving this week');
  });

  it('keep a name as it is, with quotes, markup, places and patterns of replacement', async () => {
    const { words } = await english();
    expect(words.habitForm.added({ name: '<b>"$&"</b> {name}' })).toBe(
      'Added "<b>"$&"</b> {name}" to your habits!',
    );
  });

  it('have the plural forms of the language', async () => {
    const { deviceWords } = await english();
    expect(deviceWords?.storage.rows({ rows: 1 })).toMatch(/^1 record can/);
    expect(deviceWords?.storage.rows({ rows: 1234 })).toMatch(/^1,234 records can/);
  });
});

describe('dates and numbers', () => {
  const today = '2026-11-21';

  it('name a day by how long ago it was, then by its date, and its year if it is another', async () => {
    const { format } = await english();
    expect(format.relativeDay('2026-11-21', today)).toBe('Today');
    expect(format.relativeDay('2026-11-20', today)).toBe('Yesterday');
    expect(format.relativeDay('2026-11-19', today)).toBe('2 days ago');
    expect(format.relativeDay('2026-11-18', today)).toBe('Wed 18 Nov');
    expect(format.relativeDay('2025-12-30', today)).toBe('30 Dec 2025');
    expect(format.relativeDay('2026-11-22', today)).toBe('Sun 22 Nov');
    expect(format.longDay('2025-12-30', today)).toMatch(/^Tuesday,? 30 December 2025$/);
  });

  it.each(['en-US-u-ca-japanese', 'en-GB-u-ca-islamic'])(
    'are of one calendar in %s',
    async (locale) => {
      const { format } = await english(locale);
      expect(format.month('2025-12', today)).toBe('December 2025');
      expect(format.dayOfMonth('2025-12-30')).toBe('30');
      expect(format.dayRange('2025-12-21', '2025-12-27', today)).toMatch(/2025$/);
    },
  );

  it('say how long ago something was, and never that it is to come', async () => {
    const { format } = await english();
    const minute = 60_000;
    expect(format.ago(-5 * minute)).toBe('this minute');
    expect(format.ago(20 * minute)).toBe('20 minutes ago');
    expect(format.ago(119 * minute)).toBe('2 hours ago');
    expect(format.ago(24 * 60 * minute)).toBe('yesterday');
    expect(format.ago(9 * 24 * 60 * minute)).toBe('9 days ago');
  });

  it('name a range of days', async () => {
    const { format } = await english();
    expect(format.dayRange('2026-11-09', '2026-11-15', today)).toMatch(/^9\s*–\s*15 November$/);
    expect(format.dayRange('2025-12-29', '2026-01-04', '2026-01-05')).toMatch(
      /^29 December 2025\s*–\s*4 January 2026$/,
    );
  });

  it('are written as the locale writes them', async () => {
    const { format } = await english();
    expect([format.percent(89), format.oneDecimal(1), format.hour(3)]).toEqual([
      '89%',
      '1.0',
      '03:00',
    ]);
    expect(format.list([1, 3, 5].map((each) => format.shortWeekday(each as 1)))).toBe(
      'Mon, Wed, Fri',
    );
    expect(format.sentenceList(['9 habits', '3 skips', '64 moods'])).toMatch(
      /^9 habits, 3 skips,? and 64 moods$/,
    );
    expect(format.firstWeekday).toBe(1);
    const american = (await english('en-US')).format;
    expect(american.longDay('2026-11-21', today)).toBe('Saturday, November 21');
    expect(american.longDayParts('2026-11-21', today)).toEqual(['Saturday,', 'November 21']);
    expect(american.hour(3)).toMatch(/^3:00\sAM$/);
    expect(american.firstWeekday).toBe(7);
  });

  it('come in parts that may each be kept on one line', async () => {
    const { format } = await english();
    expect(format.longDayParts('2026-11-21', today)).toEqual(['Saturday', '21 November']);
    expect(format.longDayParts('2025-12-30', today)).toEqual([
      expect.stringMatching(/^Tuesday,?$/),
      '30 December 2025',
    ]);
  });
});
