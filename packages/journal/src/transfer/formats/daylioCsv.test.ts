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
  const { entries, times, daysWithSeveral } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([
    ['2022-03-02 00:05', 5, 'First & foremost'],
    ['2022-03-02 21:00', 2, 'Title\nThird\nline\nmore'],
    ['2022-03-02 21:01', 4, '- one\n- two'],
  ]);
  expect(times).toEqual(['00:05', '21:00', '21:01']);
  expect(daysWithSeveral).toBe(1);
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
  const { entries, daysWithSeveral } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([
    ['2022-03-02 09:00', 5, ''],
    ['2022-03-02 09:00', 2, ''],
    ['2022-03-01 09:00', 5, ''],
  ]);
  expect(daysWithSeveral).toBe(1);
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
    { kind: 'mood', word: '__proto__', count: 1, guess: 3 },
  ]);
  const answered = await inspect([HEADER, ...rows].join('\n'), {
    moods: new Map([
      ['so-so (rainy)', 2],
      ['__proto__', 5],
    ]),
  });
  expect(answered.entries.map(([, mood]) => mood)).toEqual([2, 2, 5]);
});

it('leaves activities out and says so, or writes them into the note', async () => {
  const rows = ['2022-03-03,,,9:00,good,walk | read,,"Fine"'];
  const asked = await inspect([HEADER, ...rows].join('\n'));
  expect(asked.remarks).toEqual(['left-out-activities 1']);
  expect(asked.entries[0]?.[2]).toBe('Fine');
  const noted = await inspect([HEADER, ...rows].join('\n'), { activities: 'note' });
  expect(noted.entries[0]?.[2]).toBe('Fine\nwalk | read');
});

it('keeps words without a mood with those before them on their day', async () => {
  const rows = [
    '2022-03-03,,,22:00,,,,"Late"',
    '2022-03-03,,,9:00,good,,,"Early"',
    '2022-03-03,,,8:00,,,,"Dream"',
    '2022-03-03,,,7:00,,,,',
  ];
  const { entries, unread } = await inspect([HEADER, ...rows].join('\n'));
  expect(entries).toEqual([['2022-03-03 09:00', 4, 'Dream\n\nEarly\n\nLate']]);
  expect(unread).toEqual(['mood-missing 5']);
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
