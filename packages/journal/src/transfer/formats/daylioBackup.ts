import * as v from 'valibot';
import { isMoodValue, type MoodValue } from '../../moods/mood';
import type { Content } from '../files/content';
import { decodeText } from '../files/decodeText';
import { parseJson } from '../files/openContent';
import { fromBase64 } from '../passphrase';
import { plainLines } from '../records/plainText';
import { checkedDay } from '../records/dates/checkedDay';
import { readTime } from '../records/dates/readTime';
import { namedLabels, type RawLabel } from '../records/labelTexts';
import { knownMood } from '../records/moodWords';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { hasLists, validRecords } from './jsonRecords';

const whole = v.pipe(v.number(), v.integer());
const text = v.optional(v.nullable(v.string()), '');

const MoodSchema = v.object({ id: whole, mood_group_id: whole, custom_name: text });
const TagSchema = v.object({ id: whole, name: v.string(), id_tag_group: v.optional(v.unknown()) });
const GroupSchema = v.object({ id: whole, name: v.string() });
const EntrySchema = v.object({
  year: whole,
  /** The month, from 0 on. */
  month: whole,
  day: whole,
  hour: whole,
  minute: whole,
  mood: whole,
  note: text,
  note_title: text,
  tags: v.optional(v.array(v.unknown()), []),
  assets: v.optional(v.array(v.unknown()), []),
});

/** Daylio's backup: a zip with JSON in Base64. Unlike the CSV it tells the level of each mood. */
export const daylioBackup: Format = {
  id: 'daylio-backup',
  app: 'Daylio',
  recognise: (content) => (backupIn(content) ? '' : null),
  read: (content, context) => {
    const bytes = backupIn(content);
    if (!bytes) throw new TransferError('unknown');
    const json = new TextDecoder().decode(fromBase64(decodeText(bytes).replace(/\s/g, '')));
    const backup = parseJson(json);
    if (!hasLists(backup, ['dayEntries', 'customMoods'])) throw new TransferError('damaged');
    const builder = new RecordsBuilder(context);
    const levels = new Map<number, number>();
    const moodNames = new Map<number, readonly RawLabel[]>();
    for (const mood of validRecords(builder, MoodSchema, backup.customMoods, 'customMoods')) {
      // Groups go from 1, the best, to 5.
      const level = 6 - mood.mood_group_id;
      levels.set(mood.id, level);
      const name = mood.custom_name?.trim() ?? '';
      if (name !== '' && knownMood(name) !== level) {
        moodNames.set(mood.id, namedLabels([name], { kind: 'mood' }));
      }
    }
    const groups = new Map<unknown, string>();
    const tagGroups = hasLists(backup, ['tag_groups']) ? backup.tag_groups : [];
    for (const { id, name } of validRecords(builder, GroupSchema, tagGroups, 'tag_groups')) {
      groups.set(id, name);
    }
    const tags = hasLists(backup, ['tags']) ? backup.tags : [];
    const labels = new Map<unknown, readonly RawLabel[]>();
    for (const tag of validRecords(builder, TagSchema, tags, 'tags')) {
      labels.set(tag.id, namedLabels([tag.name], { group: groups.get(tag.id_tag_group) }));
    }

    let order = 0;
    for (const entry of validRecords(builder, EntrySchema, backup.dayEntries, 'dayEntries')) {
      const { year, month, day: date, hour, minute } = entry;
      const read = checkedDay(year, month + 1, date, context.today);
      const place = { file: `${year}-${month + 1}-${date} ${hour}:${minute}` };
      if ('problem' in read) {
        builder.unread(read.problem, place.file, place);
        continue;
      }
      builder.remark('left-out-photos', '', entry.assets.length);
      builder.entry({
        day: read.day,
        mood: levelOf(levels.get(entry.mood)),
        note: plainLines([entry.note_title ?? '', entry.note ?? '']),
        labels: [
          ...entry.tags.flatMap((tag) => labels.get(tag) ?? []),
          ...(moodNames.get(entry.mood) ?? []),
        ],
        time: readTime(`${hour}:${String(minute).padStart(2, '0')}`),
        order: (order += 1),
        place,
      });
    }
    if (hasLists(backup, ['goals'])) builder.remark('left-out-goals', '', backup.goals.length);
    return builder.build();
  },
};

function backupIn(content: Content): Uint8Array | null {
  if (content.kind !== 'archive') return null;
  const path = [...content.files.keys()].find((name) => /(^|\/)backup\.daylio$/.test(name));
  return path === undefined ? null : (content.files.get(path) ?? null);
}

function levelOf(level: number | undefined): MoodValue | null {
  return isMoodValue(level) ? level : null;
}
