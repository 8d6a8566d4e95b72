import { expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

it.each([
  [
    'of 2018, without a date in numbers',
    'year,date,weekday,time,mood,activities,note',
    [
      '2017,7 września,czwartek,20:10,wspaniale,praca,Dobry dzień',
      '2017,22 czerwca,czwartek,8:05,źle,,',
    ],
    ['2017-06-22', '2017-09-07'],
  ],
  [
    'of 2018 in English',
    'year,date,weekday,time,mood,activities,note',
    ['2018,June 22,Friday,8:10 PM,fugly,work,Rain', '2018,May 1,Tuesday,8:10 AM,rad,,'],
    ['2018-05-01', '2018-06-22'],
  ],
  [
    'of 2019',
    'full_date,date,weekday,time,mood,activities,note',
    [
      '2019-04-02,April 2,Tuesday,20:10,good,work,"Sun"',
      '2019-04-01,April 1,Monday,9:03,awful,,""',
    ],
    ['2019-04-01', '2019-04-02'],
  ],
  [
    'with titles',
    'full_date,date,weekday,time,mood,activities,note_title,note',
    ['2021-04-02,2 Apr,Fri,20:10,bien,"",,"Sun"', '2021-04-01,1 Apr,Thu,9:03,Lausig ,"","",""'],
    ['2021-04-01', '2021-04-02'],
  ],
  [
    'with scales',
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    ['2026-01-02,2 Jan,Fri,20:10,meh,"","","","Sun"', '2026-01-01,1 Jan,Thu,9:03,ok,"","","",""'],
    ['2026-01-01', '2026-01-02'],
  ],
])('reads the header %s', async (_, header, rows, days) => {
  for (const text of [
    [header, ...rows].join('\n'),
    `\uFEFF${[header, ...rows].join('\r\n')}\r\n`,
  ]) {
    expect(await inspect(text)).toMatchObject({
      format: 'daylio-csv',
      counts: { habits: 0, ticks: 0, moods: 2, notes: 1 },
      days,
      unread: [],
    });
  }
});

const HEADER = 'full_date,date,weekday,time,mood,activities,note_title,note';

it('keeps every mood of a day with its time and its note, by the time and not by the row', async () => {
  const rows = [
    '2022-03-02,,,9:00 PM,bad,,"Title","Third<br>line<div>more</div>"',
    '2022-03-02,,,12:05 AM,rad,,"","First &amp; foremost"',
    '2022-03-02,,,9:01\u202Fpm,good,,"","<ul><li>one</li><li>two</li></ul>"',
  ];
  const { entries, times, daysWithMood } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([
    ['2022-03-02 00:05', 5, 'First & foremost'],
    ['2022-03-02 21:00', 2, 'Title\nThird\nline\nmore'],
    ['2022-03-02 21:01', 4, '- one\n- two'],
  ]);
  expect(times).toEqual(['00:05', '21:00', '21:01']);
  expect(daysWithMood).toBe(1);
});

it('follows the order of rows where times are in words of another language', async () => {
  const rows = ['2022-03-02,,,오후 9:00,bad,,,', '2022-03-02,,,오전 9:00,rad,,,'];
  const { entries, times } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([
    ['2022-03-02', 5, ''],
    ['2022-03-02', 2, ''],
  ]);
  expect(times).toEqual([undefined, undefined]);
});

it('keeps both of two moods of one minute', async () => {
  const rows = ['2022-03-02,,,9:00,bad,,,', '2022-03-02,,,9:00,rad,,,', '2022-03-01,,,9:00,rad,,,'];
  const { entries, daysWithMood } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([
    ['2022-03-02 09:00', 5, ''],
    ['2022-03-02 09:00', 2, ''],
    ['2022-03-01 09:00', 5, ''],
  ]);
  expect(daysWithMood).toBe(2);
});

it('asks for words of a person, each once, and takes any answer', async () => {
  const rows = [
    '2022-03-03,,,9:00,so-so (rainy) ,,,',
    '2022-03-02,,,21:00,__proto__,,,',
    '2022-03-02,,,9:00,so-so (rainy),,,',
  ];
  const asked = await inspect([HEADER, ...rows].join('\n'));
  expect(asked.questions).toEqual([
    { kind: 'mood', word: 'so-so (rainy)', count: 2, guess: 3 },
    { kind: 'mood', word: '__proto__', count: 1, guess: null },
  ]);
  expect(asked.entries).toHaveLength(2);
  expect(asked.unread).toEqual(['mood-unknown 3']);
  const answered = await inspect([HEADER, ...rows].join('\n'), {
    moods: new Map([
      ['so-so (rainy)', 2],
      ['__proto__', 5],
    ]),
  });
  expect(answered.entries.map(([, mood]) => mood)).toEqual([2, 2, 5]);
});

it('reads activities as labels of their entry, each once', async () => {
  const rows = [
    '2022-03-03,,,21:00,good,"work / <b> | walk",,"Fine"',
    '2022-03-03,,,9:00,rad,Walk | | walk  | read,,',
    '2022-03-02,,,9:00,rad,,,',
  ];
  const { entries, entryLabels, labels, questions } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries.map(([, , note]) => note)).toEqual(['', 'Fine', '']);
  expect(entryLabels).toEqual([{ Walk: 1, read: 1 }, { 'work / <b>': 1, Walk: 1 }, {}]);
  expect(labels).toEqual(['label, Walk', 'label, read', 'label, work / <b>']);
  expect(questions).toEqual([]);
});

it('reads scales with their values and units, and says which has none', async () => {
  const header = 'full_date,date,weekday,time,mood,activities,scales,note_title,note';
  const scales = [
    'Sleep quality:\u00A08/10\u00A0points',
    'Sleep: long:\u00A07:30',
    'Energy:\u00A04/5\u00A0points',
    'Weight: 70,5 kg',
    'Steps: 12,400 steps',
    'Bedtime: late',
    'Far: 1000001 km',
  ].join(' | ');
  const read = await inspect(`${header}\n2026-01-02,,,20:10,meh,walk,"${scales}","",""`);
  expect(read.entryLabels).toEqual([
    { walk: 1, 'Sleep quality': 8, 'Sleep: long': 7.5, Energy: 4, Weight: 70.5, Steps: 12_400 },
  ]);
  expect(read.labels).toEqual([
    'label, walk',
    'scale, Sleep quality, / 10 points',
    'scale, Sleep: long, h',
    'scale, Energy',
    'scale, Weight, kg',
    'scale, Steps, steps',
  ]);
  expect(read.unread).toEqual(['value-unknown 2', 'amount-too-large 2']);
});

it('keeps the word for a mood as a name of it, but for those that Daylio begins with', async () => {
  const rows = [
    '2022-03-03,,,9:00,calm,,,',
    '2022-03-02,,,9:00,calm ,,,',
    '2022-03-01,,,9:00,Rad,,,',
  ];
  const { entryLabels, labels } = await inspect([HEADER, ...rows].join('\n'), {
    moods: new Map([['calm', 5]]),
  });
  expect(labels).toEqual(['mood, calm, 5']);
  expect(entryLabels).toEqual([{ calm: 1 }, { calm: 1 }, {}]);
});

it('archives the names beyond four of a mood, the least used, and says so', async () => {
  const words = ['once', 'calm', 'calm', 'proud', 'proud', 'glad', 'glad', 'fond', 'fond', 'low'];
  const rows = words.map((word, index) => `2022-03-1${index},,,9:00,${word},,,`);
  const answers = { moods: new Map(words.map((word) => [word, word === 'low' ? 2 : 4] as const)) };
  const { labels, remarks, entryLabels } = await inspect([HEADER, ...rows].join('\n'), answers);
  expect(labels).toEqual([
    'mood, once, 4, archived',
    ...['calm', 'proud', 'glad', 'fond'].map((word) => `mood, ${word}, 4`),
    'mood, low, 2',
  ]);
  expect(entryLabels[0]).toEqual({ once: 1 });
  expect(remarks).toEqual(['names-archived 1']);
});

it('keeps words without a mood with those before them on their day', async () => {
  const rows = [
    '2022-03-03,,,22:00,,tea,,"Late"',
    '2022-03-03,,,9:00,good,walk,,"Early"',
    '2022-03-03,,,8:00,,bed,,"Dream"',
    '2022-03-03,,,7:00,,,,',
    '2022-03-02,,,7:00,,swim | run,,',
  ];
  const { entries, entryLabels, unread } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([['2022-03-03 09:00', 4, 'Dream\n\nEarly\n\nLate']]);
  expect(entryLabels).toEqual([{ bed: 1, walk: 1, tea: 1 }]);
  expect(unread).toEqual(['mood-missing 5', 'mood-missing 6']);
});

it('reads rows that are too short or too long, and says which have no mood', async () => {
  const rows = [
    '2022-03-03,,,9:00,good,,Title,"A note", and more',
    '2022-03-02,,,9:00,good,walk',
    '2022-03-01,,,9:00,,,,"no mood"',
  ];
  const read = await inspect([HEADER, ...rows].join('\n'));
  expect(read.entries[0]?.[2]).toBe('Title\nA note, and more');
  expect(read.counts.moods).toBe(2);
  expect(read.unread).toEqual(['mood-missing 4']);
});

it('is known without its first line, by its columns', async () => {
  const rows = [
    '2024-05-19,"May 19",Sunday,"9:10 PM",good,"sea | sun","","Cold, but fine"',
    '2024-05-18,"May 18",Saturday,"8:05 AM",rad,"","Swim",""',
  ];
  const read = await inspect(rows.join('\n'));
  expect(read).toMatchObject({
    format: 'daylio-csv',
    entries: [
      ['2024-05-19 21:10', 4, 'Cold, but fine'],
      ['2024-05-18 08:05', 5, 'Swim'],
    ],
    entryLabels: [{ sea: 1, sun: 1 }, {}],
  });
  const older = rows.map((row) => row.replace(/,"[^"]*",("[^"]*")$/, ',$1'));
  expect((await inspect(older.join('\n'))).format).toBe('daylio-csv');
});
