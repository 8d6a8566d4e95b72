/** A way to read the letters of bytes, and how well they look so. */
export interface LettersReading {
  /** The encoding, as `TextDecoder` names it. */
  readonly encoding: string;
  readonly text: string;
  /** The languages whose letters it has most of. */
  readonly languages: readonly string[];
  /** The share of its letters beyond ASCII that these languages have, from 0 to 1. */
  readonly share: number;
}

/** Letters beyond ASCII of languages, by the encoding in which spreadsheets and older apps save them. */
const ALPHABETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'windows-1252': {
    fr: 'àâæçèéêëîïôœùûüÿ',
    de: 'äöüßé',
    es: 'áéíñóúüºª',
    pt: 'áâãàçéêíóôõúüºª',
    it: 'àèéìíîòóùúº',
    ca: 'àçèéíïòóúü',
    nl: 'áèéëïóöü',
    sv: 'åäöé',
    fi: 'åäöšž',
    da: 'æøåé',
    nb: 'æøåéèòô',
    is: 'áðéíóúýþæö',
    et: 'äõöüšž',
  },
  'windows-1250': {
    pl: 'ąćęłńóśźż',
    cs: 'áčďéěíňóřšťúůýž',
    sk: 'áäčďéíĺľňóôŕšťúýž',
    hu: 'áéíóöőúüű',
    ro: 'ăâîşţ',
    hr: 'čćđšž',
    sl: 'čšž',
  },
  'windows-1254': { tr: 'çğıöşüâîûi̇' },
};

/** Scripts with no letter of ASCII beside theirs in one word. */
const SCRIPTS: Readonly<Record<string, { languages: readonly string[]; letters: RegExp }>> = {
  'windows-1251': { languages: ['ru', 'uk', 'bg', 'be', 'sr', 'mk'], letters: /\p{sc=Cyrl}/u },
  'windows-1253': { languages: ['el'], letters: /\p{sc=Grek}/u },
  shift_jis: { languages: ['ja'], letters: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]/u },
  'euc-kr': { languages: ['ko'], letters: /\p{sc=Hang}/u },
  gb18030: { languages: ['zh'], letters: /\p{sc=Han}/u },
};

/** Encodings in which ordinary text has no byte of this range. */
const HIGH_PAIRS: ReadonlySet<string> = new Set(['euc-kr', 'gb18030']);
/** Han characters count less, as nearly any two bytes are one. */
const HAN_WEIGHT = 0.9;
const PUNCTUATION = /[\p{P}\p{Z}€°©®™´¨]/u;
const LETTER = /\p{L}/u;
const ASCII_LETTER = /[a-z]/i;

/** The encoding of bytes that are not UTF-8, and the readings of which a person has to choose one; none where it is clear. */
export interface LettersGuess {
  readonly encoding: string;
  readonly choices: readonly LettersReading[];
}

/** The difference of shares that is clear. */
const MARGIN = 0.03;
/** The share of letters below which no reading looks right. */
const LIKELY = 0.5;
const CHOICES_MAX = 3;

/**
 * Guesses the encoding of bytes that are not UTF-8 by what the text then looks like, and among readings that look as well
 * by the languages of the reader.
 */
export function guessLetters(bytes: Uint8Array, languages: readonly string[]): LettersGuess {
  const readings = readingsOf(bytes);
  const [best] = readings;
  if (best === undefined) return { encoding: 'windows-1252', choices: [] };
  const isClear = (other: LettersReading) =>
    best.share >= LIKELY && other.share < best.share - MARGIN;
  const isFirst = ({ text }: LettersReading, index: number) =>
    readings.findIndex((each) => each.text === text) === index;
  const likely = readings.filter((each, index) => isFirst(each, index) && !isClear(each));
  const spoken = likely.filter((each) =>
    languages.some((tag) => each.languages.includes(tag.split('-')[0] ?? '')),
  );
  const { encoding } = spoken[0] ?? best;
  const isOpen = likely.length > 1 && spoken.length !== 1;
  return { encoding, choices: isOpen ? likely.slice(0, CHOICES_MAX) : [] };
}

/** Some words with letters beyond ASCII. */
export function sampleOf(text: string): string {
  const words = text.match(/[^\s,;"]*[^\0-\x7f][^\s,;"]*/g) ?? [];
  return [...new Set(words)].slice(0, 3).join(', ').slice(0, 80);
}

/** The readings of bytes that are not UTF-8, the likeliest first. */
export function readingsOf(bytes: Uint8Array): readonly LettersReading[] {
  const readings = [...Object.keys(ALPHABETS), ...Object.keys(SCRIPTS)].flatMap((encoding) => {
    const text = textIn(bytes, encoding);
    return text === null ? [] : readingIn(bytes, encoding, text);
  });
  return readings.toSorted((one, other) => other.share - one.share);
}

function textIn(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readingIn(bytes: Uint8Array, encoding: string, text: string): LettersReading {
  const script = SCRIPTS[encoding];
  if (script) {
    const unusual = HIGH_PAIRS.has(encoding) ? countBetween(bytes, 0x80, 0xa0) : 0;
    const share = shareOf(text, (letter) => script.letters.test(letter), true, unusual);
    return { encoding, text, languages: script.languages, share };
  }
  const shares = Object.entries(ALPHABETS[encoding] ?? {}).map(
    ([language, letters]) =>
      [language, shareOf(text, (letter) => letters.includes(letter), false)] as const,
  );
  const best = Math.max(...shares.map(([, share]) => share));
  const languages = shares.flatMap(([language, share]) => (share === best ? [language] : []));
  return { encoding, text, languages, share: best };
}

/**
 * The share of characters beyond ASCII that are letters of a language, at places where words have them: no capital after
 * a small letter, no final sigma before another letter.
 *
 * @param isApart - true for a script that no word mixes with letters of ASCII.
 * @param misses - the number of characters that are already known to be none.
 */
function shareOf(
  text: string,
  isLetter: (lower: string) => boolean,
  isApart: boolean,
  misses = 0,
): number {
  const characters = [...text];
  let [all, known] = [misses, 0];
  for (const [index, character] of characters.entries()) {
    if (character < '\u0080') continue;
    const [before = '', after = ''] = [characters[index - 1], characters[index + 1]];
    const isWithin = !isApart && LETTER.test(before) && LETTER.test(after);
    if (PUNCTUATION.test(character) && (!isWithin || character === '’')) continue;
    all += 1;
    const lower = character.toLowerCase();
    const isMixed = isApart && (ASCII_LETTER.test(before) || ASCII_LETTER.test(after));
    const isCapitalInside = lower !== character && before !== before.toUpperCase();
    const isHalfWidth = character >= '\uff61' && character <= '\uff9f';
    const isSigmaInside = character === 'ς' && LETTER.test(after);
    if (isMixed || isCapitalInside || isHalfWidth || isSigmaInside || !isLetter(lower)) continue;
    known += /\p{sc=Han}/u.test(character) ? HAN_WEIGHT : 1;
  }
  return all === 0 ? 1 : known / all;
}

function countBetween(bytes: Uint8Array, low: number, high: number): number {
  return bytes.filter((byte) => byte >= low && byte <= high).length;
}
