import * as v from 'valibot';
import type { MoodValue } from '../../moods/mood';
import { namedLabels } from '../records/labelTexts';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { hasLists, validRecords } from './jsonRecords';

const words = v.optional(v.nullable(v.array(v.string())), []);

const StateSchema = v.object({
  start: v.string(),
  /** That of a day or of a moment; versions spell it in several ways. */
  kind: v.optional(v.nullable(v.string()), ''),
  /** Words for the feeling. */
  labels: words,
  /** The parts of life that it goes with. */
  associations: words,
  /** From -1, very unpleasant, to 1. */
  valence: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
});

/** Apple's State of Mind, in the JSON of Health Auto Export. */
export const stateOfMind: Format = {
  id: 'state-of-mind-json',
  app: 'Health Auto Export',
  recognise: (content) =>
    content.kind === 'json' && hasLists(dataOf(content.value), ['stateOfMind']) ? '' : null,
  read: (content, context) => {
    const data = content.kind === 'json' ? dataOf(content.value) : null;
    if (!hasLists(data, ['stateOfMind'])) throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const states = [...validRecords(builder, StateSchema, data.stateOfMind, 'stateOfMind')];
    const dates = builder.dates(states.map(({ start }) => start));
    const read = states.flatMap((state) => {
      const place = { file: `stateOfMind ${state.start}` };
      const day = builder.day(state.start, place, dates);
      return day === null ? [] : [{ ...state, day, place }];
    });
    const daysWithMood = new Set(read.filter(({ kind }) => isOfDay(kind)).map(({ day }) => day));
    for (const [order, { day, place, start, kind, valence, ...state }] of read.entries()) {
      builder.entry({
        day,
        // The mood of a day stands for its moments; their words go with it.
        mood: isOfDay(kind) || !daysWithMood.has(day) ? moodOf(valence) : null,
        note: '',
        labels: namedLabels([...(state.labels ?? []), ...(state.associations ?? [])]),
        time: isOfDay(kind) ? null : dates.time(start),
        order,
        place,
      });
    }
    return builder.build();
  },
};

function isOfDay(kind: string | null): boolean {
  return /daily/i.test(kind ?? '');
}

function dataOf(value: unknown): unknown {
  return Reflect.get(Object(value), 'data');
}

/** The nearest of five levels that part the valences evenly. */
function moodOf(valence: number): MoodValue {
  return (Math.round(valence * 2) + 3) as MoodValue;
}
