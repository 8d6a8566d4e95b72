import type { MoodValue } from '../../moods/mood';

/** The words that Daylio begins with, English first, then the languages of which files were seen. */
const KNOWN: Readonly<Record<MoodValue, readonly [string, ...string[]]>> = {
  5: ['rad', 'wspaniale', 'super'],
  4: ['good', 'dobrze', 'bien', 'gut'],
  3: ['meh', 'tak sobie', 'ok'],
  2: ['bad', 'fugly', 'źle', 'mauvais', 'schlecht'],
  1: ['awful', 'okropnie', 'horrible', 'lausig'],
};

/** Parts of English words that say how somebody feels; the first that is found counts. */
const HINTS: readonly (readonly [RegExp, MoodValue])[] = [
  [/awful|terribl|horribl|miserabl|depress|lifeless|despair|hopeless|devastat/, 1],
  [/\bbad|sad|tired|fatigu|anxi|angry|stress|ill\b|sick|lonel|hungry|helpless|annoy|unhapp|low/, 2],
  [/\bok|meh|fine|so-so|neutral|average|bored|numb/, 3],
  [/great|amazing|awesome|excell|fantast|wonder|bliss|ecsta|in awe|laugh|elat|love/, 5],
  [/good|happ|calm|content|grate|relax|rested|captivat|proud|nice|cheer|hope/, 4],
];

const BY_WORD: ReadonlyMap<string, MoodValue> = new Map(
  Object.entries(KNOWN).flatMap(([value, words]) =>
    words.map((word) => [word, Number(value) as MoodValue] as const),
  ),
);

/** The mood of a word that an app brings along; null for a person's own. */
export function knownMood(word: string): MoodValue | null {
  return BY_WORD.get(word.trim().toLowerCase()) ?? null;
}

/** The word that other apps know a mood by. */
export function moodWord(value: MoodValue): string {
  return KNOWN[value][0];
}

/** Guesses the mood of a person's own word; the middle where nothing tells. */
export function guessMood(word: string): MoodValue {
  const lower = word.toLowerCase();
  return HINTS.find(([hint]) => hint.test(lower))?.[1] ?? 3;
}
