import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openImport } from './importFile';
import { prepare } from './transfer.testing';

const database = (sql: string) => strToU8(`SQLite format 3\0....${sql}`);
const text = 'HabitName,CalendarDate,Value\nWalk,2024-01-01,1\n';
const zipped = zipSync({ '001 Walk/Checkmarks.csv': strToU8('2024-01-01,2\n') });

/** Where the directory of a zip begins: its end tells. */
const directoryIn = (zip: Uint8Array) =>
  new DataView(zip.buffer, zip.length - 22).getUint32(16, true);

describe('a file that is not read', () => {
  it.each([
    ['is empty', '', 'empty'],
    ['is blank', ' \n\t', 'empty'],
    ['is a picture', Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]), 'unknown'],
    ['is a letter', 'Dear diary,\ntoday I did nothing.', 'unknown'],
    ['is JSON of something else', '{"name": "package", "version": "1.0.0"}', 'unknown'],
    ['is JSON that was cut off', '[{"date": "2024-01-01", "scores": [', 'damaged'],
    ['is JSON with a prototype', '{"__proto__": {"app": "daybow"}, "constructor": 1}', 'unknown'],
    ['is a zip that was cut off', zipped.subarray(0, zipped.length - 30), 'damaged'],
    ['is an empty zip', zipSync({}), 'empty'],
    ['is a zip within a zip', zipSync({ 'inner.zip': zipped }), 'unknown'],
    ['is a zip of other things', zipSync({ 'a.txt': strToU8('x') }), 'unknown'],
    ['is a backup of ours that lacks its rows', '{"app": "daybow", "version": 2}', 'damaged'],
    ['is a newer backup of ours', '{"app": "daybow", "version": 99, "tables": {}}', 'newer'],
  ])('because it %s', async (_, content, code) => {
    await expect(prepare(content)).rejects.toMatchObject({ name: 'TransferError', code });
  });

  it('because the device does not give it, as a folder', async () => {
    const folder = {
      name: 'x',
      size: 4096,
      lastModified: 0,
      arrayBuffer: () => Promise.reject(new DOMException('No.', 'NotReadableError')),
    };
    await expect(openImport(folder)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('because it is too large, without being opened', async () => {
    const file = {
      name: 'x',
      size: 1_000_000_000,
      lastModified: 0,
      arrayBuffer: () => Promise.reject(new Error('opened')),
    };
    await expect(openImport(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('because it would unpack to more than memory holds', async () => {
    const bomb = Uint8Array.from(zipped);
    // The size in the directory at the end, which is what is unpacked.
    const entry = new DataView(bomb.buffer, directoryIn(bomb));
    entry.setUint32(24, 0x7fffffff, true);
    await expect(prepare(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('because a file in it has not its checksum', async () => {
    const damaged = zipSync({ 'days.csv': strToU8('date,Read\n2024-01-01,1\n') }, { level: 0 });
    const at = damaged.findLastIndex((byte, index) => byte === 49 && damaged[index + 1] === 10);
    damaged[at] = 50;
    await expect(prepare(damaged)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('because it is under a password', async () => {
    const locked = Uint8Array.from(zipped);
    locked[6] = 1;
    await expect(prepare(locked)).rejects.toMatchObject({ code: 'locked-archive' });
    const files = {
      'photo.jpg': strToU8('x'),
      '001 Walk/Checkmarks.csv': strToU8('2024-01-01,2\n'),
    };
    const second = zipSync(files, { level: 0 });
    const headers = [...second.keys()].filter((at) => second[at] === 80 && second[at + 2] === 3);
    second[(headers[1] ?? 0) + 6] = 1;
    await expect(prepare(second)).rejects.toMatchObject({ code: 'locked-archive' });
    // Photos are not opened, so it does not matter that one is locked.
    const photo = zipSync(files, { level: 0 });
    photo[6] = 1;
    expect((await prepare(photo)).dryRun.contents.ticks).toBe(1);
  });

  it.each([
    ['Loop Habit Tracker', 'loop-csv', database('CREATE TABLE Repetitions (id)')],
    ['Loop Habit Tracker', 'loop-zip', 'Date,Read,Run,\n2025-01-02,0.1234,0.0000,\n'],
    ['Loop Habit Tracker', 'loop-zip', 'Date;Read;Run\n02.01.2025;0,1234;0\n01.01.2025;0,1;1\n'],
    ['Loop Habit Tracker', 'loop-zip', '2025-01-02,0.1234\n2025-01-01,0.0519\n'],
    ['Loop Habit Tracker', 'loop-zip', 'Position,Name,NumRepetitions,Interval\n001,Read,1,1\n'],
    ['Tickmate', 'plain-csv', database('CREATE TABLE ticks (_id)')],
    ['SQLite', 'app-csv', database('CREATE TABLE other (_id)')],
    ['Microsoft Excel', 'spreadsheet-csv', { '[Content_Types].xml': '<Types/>' }],
    [
      'Habitica',
      'plain-csv',
      'Task Name,Task ID,Task Type,Date,Value\nWalk,x,habit,2024-01-01,1.5\n',
    ],
    [
      'Bearable',
      'plain-csv',
      '"date","weekday","time of day","category","rating/amount","detail","notes"\n',
    ],
    [
      'Streaks',
      'plain-csv',
      JSON.stringify({ tasks: [{ t: 'Walk', log: [{ d: 20251213, t: 1 }] }] }),
    ],
    ['OpenHabitTracker', 'plain-csv', JSON.stringify({ Categories: [{ Title: 'x', Habits: [] }] })],
    ['Pixy', 'plain-csv', JSON.stringify({ items: [{ date: '2024-01-01', rating: 'good' }] })],
    ['Daily You', 'plain-csv', JSON.stringify([{ timeCreated: '2024-01-01', text: '', mood: 1 }])],
  ])('because %s has to export it in another way', async (name, advice, content) => {
    await expect(prepare(content)).rejects.toMatchObject({
      code: 'elsewhere',
      elsewhere: { name, advice },
    });
  });
});

it('lines in another encoding do not spoil the others', async () => {
  const line = strToU8('Caf\u00e9,2024-01-01,1\n');
  const latin = Uint8Array.from('Th\u00e9,2024-01-02,1\n', (each) => each.charCodeAt(0));
  const header = strToU8('HabitName,CalendarDate,Value\n');
  const { records } = await prepare(Uint8Array.from([...header, ...line, ...latin]));
  expect([...records.habits.values()].map(({ name }) => name)).toEqual(['Café', 'Thé']);
});

it('a file is told by its content and never by its name', async () => {
  const { dryRun } = await prepare(text, {}, undefined, 'daylio.zip');
  expect(dryRun.format).toEqual({ id: 'habitbull-csv', app: 'HabitBull', version: '' });
});

it('a table may begin with a bracket', async () => {
  const rows = '2024-01-01,1\n2024-01-02,0\n';
  for (const name of ['[Work] gym', '{Home} gym', '[1] gym']) {
    const swapped = `${name},date\n${rows.replaceAll(/(.*),(.*)/g, '$2,$1')}`;
    const { dryRun, records } = await prepare(swapped);
    expect(dryRun).toMatchObject({ format: { id: 'plain-csv' }, contents: { ticks: 1 } });
    expect([...records.habits.values()]).toMatchObject([{ name }]);
  }
});
