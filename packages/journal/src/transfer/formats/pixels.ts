import * as v from 'valibot';
import { isMoodValue, type MoodValue } from '../../moods/mood';
import { namedLabels, type RawLabel } from '../records/labelTexts';
import { RecordsBuilder, type ReadingContext } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { validRecords } from './jsonRecords';

const text = v.optional(v.nullable(v.string()), '');
const tags = v.optional(v.array(v.unknown()), []);
const TagSchema = v.object({ type: v.string(), entries: v.array(v.string()) });

/** One of the scores that a day was given, and what was written to them. */
interface Pixel {
  readonly date: string;
  readonly score: unknown;
  readonly notes: string;
  readonly tags: readonly unknown[];
}

/** The three layouts, told by the keys of a day. */
const LAYOUTS = {
  mood: v.pipe(
    v.object({ date: v.string(), mood: v.optional(v.unknown()), notes: text, emotions: tags }),
    v.transform(({ date, mood, notes, emotions }): Pixel[] => [
      { date, score: mood, notes: notes ?? '', tags: [{ type: '', entries: emotions }] },
    ]),
  ),
  entries: v.pipe(
    v.object({
      date: v.string(),
      entries: v.array(
        v.object({ type: v.string(), value: v.optional(v.unknown()), notes: text, tags }),
      ),
    }),
    v.transform(({ date, entries }): Pixel[] =>
      entries
        .filter(({ type }) => type === 'Mood')
        .map(({ value, notes, ...rest }) => ({ date, score: value, notes: notes ?? '', ...rest })),
    ),
  ),
  scores: v.pipe(
    v.object({
      date: v.string(),
      type: v.string(),
      scores: v.array(v.unknown()),
      notes: text,
      tags,
    }),
    v.transform(({ date, type, scores, notes, ...rest }): Pixel[] =>
      type === 'Mood'
        ? [
            // The first stays the first where a later file has more.
            { date, score: scores[0] ?? null, notes: notes ?? '', ...rest },
            ...scores.slice(1).map((score) => ({ date, score, notes: '', tags: [] })),
          ]
        : [],
    ),
  ),
} as const;

type Layout = keyof typeof LAYOUTS;

/** The backup of Pixels: a list of days. */
export const pixels: Format = {
  id: 'pixels-json',
  app: 'Pixels',
  recognise: (content) => (content.kind === 'json' ? layoutOf(content.value) : null),
  read: (content, context) => {
    const layout = content.kind === 'json' ? layoutOf(content.value) : null;
    if (content.kind !== 'json' || layout === null) throw new TransferError('unknown');
    return readPixels(content.value as readonly unknown[], layout, context);
  },
};

/** The layout of the first day that has one: a day may lack its mood. */
function layoutOf(value: unknown): Layout | null {
  if (!Array.isArray(value)) return null;
  for (const day of value) {
    const { date, scores, entries, mood } = Object(day) as Readonly<Record<string, unknown>>;
    if (typeof date !== 'string') continue;
    if (Array.isArray(scores)) return 'scores';
    if (Array.isArray(entries)) return 'entries';
    if (isMoodValue(mood)) return 'mood';
  }
  return null;
}

function readPixels(days: readonly unknown[], layout: Layout, context: ReadingContext) {
  const builder = new RecordsBuilder(context);
  let order = 0;
  for (const pixelsOfDay of validRecords(builder, LAYOUTS[layout], days, 'days')) {
    for (const { date, score, notes, tags: tagged } of pixelsOfDay) {
      const place = { file: date };
      const day = builder.day(date, place);
      if (day === null) continue;
      const labels = tagged.flatMap(labelsOf);
      const mood = moodOf(score);
      if (mood === null && score != null) {
        builder.unread('record-damaged', `${date}: ${String(score)}`, place);
      }
      if (mood !== null || notes !== '' || labels.length > 0) {
        builder.entry({ day, mood, note: notes, labels, time: null, order: (order += 1), place });
      }
    }
  }
  return builder.build();
}

function moodOf(score: unknown): MoodValue | null {
  return isMoodValue(score) ? score : null;
}

/** The tags of a category, which is their group. */
function labelsOf(tag: unknown): readonly RawLabel[] {
  const { success, output } = v.safeParse(TagSchema, tag);
  return success ? namedLabels(output.entries, { group: output.type }) : [];
}
