import { describe, expect, it } from 'vitest';
import { mergeJournals } from '../../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../../device/rows/portable';
import { inspect, prepare } from '../transfer.testing';

const csv = (...rows: string[]) => ['HabitName,CalendarDate,Value', ...rows, ''].join('\n');

/** A journal after the import of a file. */
async function imported(content: string, journal = EMPTY_PORTABLE): Promise<PortableJournal> {
  return mergeJournals(journal, (await prepare(content, {}, journal)).records);
}

function renamed(journal: PortableJournal, from: string, to: string): PortableJournal {
  const habits = [...journal.habits].map(([uid, habit]) =>
    habit.name === from ? ([uid, { ...habit, name: to }] as const) : ([uid, habit] as const),
  );
  return { ...journal, habits: new Map(habits) };
}

/** The days with marks by the names of habits. */
function daysOf({ habits, marks }: PortableJournal) {
  return [...habits.values()]
    .map(({ uid, name }): [string, string[]] => [name, [...(marks.get(uid)?.keys() ?? [])]])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

describe('the habits of a file', () => {
  it.each([
    ['Jog,2024-01-02,1', 'Run,2024-01-03,1'],
    ['Run,2024-01-03,1', 'Jog,2024-01-02,1'],
  ])(
    'are each a habit of their own, where one has got the name of another: %s',
    async (...rows) => {
      const before = renamed(await imported(csv('Run,2024-01-01,1')), 'Run', 'Jog');
      const after = await imported(csv(...rows), before);
      expect(daysOf(after)).toEqual([
        ['Jog', ['2024-01-01', '2024-01-02']],
        ['Run', ['2024-01-03']],
      ]);
      expect(daysOf(await imported(csv(...rows), after))).toEqual(daysOf(after));
    },
  );

  it('of one name stay apart, also where one was renamed', async () => {
    const loop = {
      'Habits.csv':
        'Position,Name,Description,NumRepetitions,Interval,Color\n001,Run,,1,1,#A\n002,Run,,1,1,#A\n',
      '001 Run/Checkmarks.csv': '2024-01-01,2\n',
      '002 Run/Checkmarks.csv': '2024-01-02,2\n',
    };
    const first = mergeJournals(EMPTY_PORTABLE, (await prepare(loop)).records);
    const [uid = ''] = [...first.habits.keys()];
    const habit = first.habits.get(uid);
    const before = { ...first, habits: new Map(first.habits) };
    if (habit) before.habits.set(uid, { ...habit, name: 'Jog' });
    const { dryRun } = await prepare(loop, {}, before);
    expect(dryRun.changes).toMatchObject({ habits: { new: 0 }, marks: { new: 0, same: 2 } });
  });

  it('get a target that is possible, also where the habit is known', async () => {
    const known = await imported(csv('Steps,2024-01-01,1'));
    const file = JSON.stringify({
      habits: [
        {
          name: 'Steps',
          daily_goal: 5_000_000,
          freq_type: 1,
          records: [{ record_date: 19_000, record_type: 1, record_value: 900 }],
        },
      ],
    });
    const { records, dryRun } = await prepare(file, {}, known);
    expect([...records.habits.values()]).toMatchObject([
      { goal: [{ from: '2022-01-08', value: { target: 1_000_000 } }] },
    ]);
    expect(dryRun.remarks).toEqual([{ about: 'target-lowered', habit: 'Steps', count: 1 }]);
    expect((await inspect(file)).counts).toMatchObject({ habits: 1, ticks: 0 });
  });
});
