import type { EntryDay } from '../progress/entryDays';
import type { MoodValue } from './mood';

/** A search for entries; an empty text and a mood of null find everything. */
export interface EntrySearch {
  readonly text: string;
  readonly mood: MoodValue | null;
}

/** Letters whose accent is no mark of its own. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** The folded words of days, which stay the same objects until something in them changes. */
const wordsOfDays = new WeakMap<EntryDay, string>();

/** The days of a mood on which all words of a text were written, whatever their accents and case. */
export function findEntries(days: readonly EntryDay[], { text, mood }: EntrySearch): EntryDay[] {
  const wanted = fold(text).split(/\s+/).filter(Boolean);
  return days.filter((day) => {
    if (mood !== null && day.entry?.mood.value !== mood) return false;
    return wanted.every((word) => wordsOf(day).includes(word));
  });
}

function wordsOf(day: EntryDay): string {
  const known = wordsOfDays.get(day);
  if (known !== undefined) return known;
  const notes = day.habitNotes.flatMap(({ name, note }) => [name, note]);
  const words = fold([day.entry?.note ?? '', ...notes].join('\n'));
  wordsOfDays.set(day, words);
  return words;
}

/** A text without accents and case. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => LETTERS[letter] ?? letter);
}
