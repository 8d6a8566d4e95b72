import type { MoodValue } from '../../moods/mood';

/** The words that Daylio begins with, English first, then the languages of which files were seen. */
const KNOWN: Readonly<Record<MoodValue, readonly [string, ...string[]]>> = {
  5: ['rad', 'wspaniale', 'super'],
  4: ['good', 'dobrze', 'bien', 'gut'],
  3: ['meh', 'tak sobie', 'ok'],
  2: ['bad', 'fugly', 'źle', 'mauvais', 'schlecht'],
  1: ['awful', 'okropnie', 'horrible', 'lausig'],
};

/** English words that say how somebody feels. */
const FEELINGS: Readonly<Record<MoodValue, readonly string[]>> = {
  5: 'great amazing awesome excellent fantastic wonderful blissful ecstatic elated laughing loved lovely'.split(
    ' ',
  ),
  4: 'good happy calm content grateful relaxed rested captivated proud nice cheerful hopeful'.split(
    ' ',
  ),
  3: 'ok okay meh so-so fine alright neutral average bored numb'.split(' '),
  2: [
    ...'bad sad tired fatigued exhausted drained anxious angry stressed stressful ill sick lonely'.split(
      ' ',
    ),
    ...'hungry helpless annoyed unhappy low upset worried afraid frustrated overwhelmed'.split(' '),
  ],
  1: 'awful terrible horrible miserable depressed lifeless desperate hopeless devastated'.split(
    ' ',
  ),
};

/** Words that turn others round, or take from them; with one of these nothing is guessed. */
const TURNING = /\b(?:not|no|never|non|without|less|free|hardly|barely|than)\b|n['’]t\b/;

const BY_WORD = moodsOf(KNOWN);
const BY_FEELING = moodsOf(FEELINGS);

function moodsOf(
  words: Readonly<Record<MoodValue, readonly string[]>>,
): ReadonlyMap<string, MoodValue> {
  return new Map(
    Object.entries(words).flatMap(([value, each]) =>
      each.map((word) => [word, Number(value) as MoodValue] as const),
    ),
  );
}

/** The mood of a word that an app brings along; null for a person's own. */
export function knownMood(word: string): MoodValue | null {
  return BY_WORD.get(word.trim().toLowerCase()) ?? null;
}

/** The word that other apps know a mood by. */
export function moodWord(value: MoodValue): string {
  return KNOWN[value][0];
}

/** Guesses the mood of a person's own word by the feelings in it; null where there is none, or several that differ. */
export function guessMood(word: string): MoodValue | null {
  const lower = word.toLowerCase();
  if (TURNING.test(lower)) return null;
  const words = lower.match(/so-so|\p{L}+/gu) ?? [];
  const moods = new Set(words.flatMap((each) => BY_FEELING.get(each) ?? []));
  const [mood = null] = moods;
  return moods.size === 1 ? mood : null;
}
