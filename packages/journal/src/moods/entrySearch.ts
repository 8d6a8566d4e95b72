import type { EntryDay } from '../progress/entryDays';
import type { JournalEntry } from '../progress/moodViews';
import type { Label } from './label';
import type { MoodValue } from './mood';

/** A search for entries; an empty text, a mood of null and a label of null find everything. */
export interface EntrySearch {
  readonly text: string;
  readonly mood: MoodValue | null;
  /** The uid of a label. */
  readonly label: string | null;
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
  ς: 'σ',
};

/** The folded words of days and of entries, which stay the same objects until something in them changes. */
const foldedWords = new WeakMap<EntryDay | JournalEntry, string>();

/**
 * The days on which all words of a text were written or are in the names of labels, whatever their accents and case. With
 * a mood or a label, one entry of the day has it and all the words.
 */
export function findEntries(
  days: readonly EntryDay[],
  labels: readonly Pick<Label, 'uid' | 'name'>[],
  { text, mood, label }: EntrySearch,
): EntryDay[] {
  const names = labels.map(({ uid, name }) => ({ uid, name: fold(name) }));
  const wanted = wordsIn(text).map((word) => ({
    word,
    labels: names.filter(({ name }) => name.includes(word)).map(({ uid }) => uid),
  }));
  const hasWords = (words: string, entries: readonly JournalEntry[]) =>
    wanted.every(
      ({ word, labels: named }) =>
        words.includes(word) || named.some((uid) => entries.some((entry) => hasLabel(entry, uid))),
    );
  if (mood === null && label === null) {
    return days.filter((day) => hasWords(wordsOf(day), day.entries));
  }
  return days.filter(({ entries }) =>
    entries.some(
      (entry) =>
        (mood === null || entry.mood.value === mood) &&
        (label === null || hasLabel(entry, label)) &&
        hasWords(wordsOfEntry(entry), [entry]),
    ),
  );
}

function hasLabel({ labels }: JournalEntry, uid: string): boolean {
  return labels[uid] !== undefined;
}

/** Number of days that are folded in one go, which takes a few milliseconds. */
const SLICE = 100;

/**
 * Folds the words of days a slice at a time, so that the first search of thousands of notes does not hold up the page.
 *
 * @returns a function that ends it.
 */
export function prepareSearch(days: readonly EntryDay[]): () => void {
  const prepareFrom = (from: number) => {
    days.slice(from, from + SLICE).forEach(wordsOf);
    if (from + SLICE < days.length) timer = setTimeout(prepareFrom, 0, from + SLICE);
  };
  let timer = setTimeout(prepareFrom, 0, 0);
  return () => clearTimeout(timer);
}

/** A part of a text, which a search found or not. */
export interface SearchedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A character with the marks on it: accents, and the voicing of half-width kana. */
const CHARACTERS = /.[\p{M}\uFF9E\uFF9F]*/gsu;

/** Divides a text into the parts that hold a searched word, and those between them. */
export function markMatches(text: string, search: string): SearchedPart[] {
  const characters = text.match(CHARACTERS) ?? [];
  const folded = characters.map(fold);
  const whole = folded.join('');
  // For each character of `whole`, the character of the text that it is from.
  const origins = folded.flatMap((each, index) => Array<number>(each.length).fill(index));
  const matched = new Set<number | undefined>();
  for (const word of wordsIn(search)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (let offset = 0; offset < word.length; offset += 1) matched.add(origins[at + offset]);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  characters.forEach((character, index) => {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  });
  return parts;
}

function wordsIn(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

function wordsOf(day: EntryDay): string {
  const known = foldedWords.get(day);
  if (known !== undefined) return known;
  const notes = day.habitNotes.flatMap(({ name, note }) => [name, note]);
  const words = [...day.entries.map(wordsOfEntry), fold(notes.join('\n'))].join('\n');
  foldedWords.set(day, words);
  return words;
}

function wordsOfEntry(entry: JournalEntry): string {
  const known = foldedWords.get(entry);
  if (known !== undefined) return known;
  const words = fold(entry.note);
  foldedWords.set(entry, words);
  return words;
}

/** A text without accents, points and case; kana keep their voicing, which makes another letter: パ is not ハ. */
export function fold(text: string): string {
  // Most letters of most notes are plain: only the others take a closer look.
  return text.toLowerCase().replace(/[^\0-\x7F]+/g, foldLetters);
}

function foldLetters(letters: string): string {
  return letters
    .normalize('NFKD')
    .replace(/.[\u3099\u309A]/gu, (kana) => kana.normalize('NFC'))
    .replace(/(?![\u3099\u309A])\p{Script=Inherited}|(?=\p{M})\p{Script=Hebrew}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþς]/g, (letter) => LETTERS[letter] ?? letter);
}
