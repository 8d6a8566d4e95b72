import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const moodsOf = (heading: string, ...moods: string[]) =>
  [`date;${heading}`, ...moods.map((mood, at) => `2024-01-${10 + at};${mood}`)].join('\n');

const levelsOf = async (...args: Parameters<typeof inspect>) =>
  (await inspect(...args)).entries.map(([, mood]) => mood);

const scaleOf = async (heading: string, ...moods: string[]) => {
  const asked = (await inspect(moodsOf(heading, ...moods))).questions.flatMap((question) =>
    question.kind === 'mood-scale' ? [question.guess] : [],
  );
  expect(asked.length).toBeLessThan(2);
  return asked[0] && Object.values(asked[0]);
};

describe('a column of moods on a scale', () => {
  it('of 1 to 10 is asked for once, and its numbers become the nearest moods', async () => {
    const file = moodsOf('mood', '7', '3', '10', '5', '4');
    const read = await inspect(file);
    expect(read.questions.map(({ kind }) => kind)).toEqual(['columns', 'mood-scale']);
    expect(read.questions[1]).toEqual({
      kind: 'mood-scale',
      count: 5,
      lowest: 3,
      highest: 10,
      guess: { low: 1, high: 10, best: 'high' },
    });
    expect(read.entries.map(([, mood]) => mood)).toEqual([4, 2, 5, 3, 2]);
    expect(await levelsOf(file, { moodScale: { low: 0, high: 10, best: 'high' } })).toEqual([
      4, 2, 5, 3, 3,
    ]);
    expect(await levelsOf(file, { moodScale: { low: 1, high: 10, best: 'low' } })).toEqual([
      2, 4, 1, 3, 4,
    ]);
  });

  it.each([
    [
      ['0', '3', '5'],
      [0, 5, 'high'],
    ],
    [
      ['-1', '0', '2'],
      [-2, 2, 'high'],
    ],
    [
      ['−2', '1'],
      [-2, 2, 'high'],
    ],
    [
      ['0,2', '-0,7'],
      [-1, 1, 'high'],
    ],
    [
      ['3.5', '4'],
      [1, 5, 'high'],
    ],
    [
      ['0', '8'],
      [0, 10, 'high'],
    ],
    [
      ['6', '4'],
      [1, 10, 'high'],
    ],
    [
      ['55', '80'],
      [1, 100, 'high'],
    ],
    [
      ['0', '55'],
      [0, 100, 'high'],
    ],
    [
      ['250', '1'],
      [1, 250, 'high'],
    ],
    [
      ['7/10', '4/10'],
      [1, 10, 'high'],
    ],
    [
      ['3/10', '4/10'],
      [1, 10, 'high'],
    ],
  ])('of %j is guessed as the smallest usual one that holds them', async (moods, guess) => {
    expect(await scaleOf('mood', ...moods)).toEqual(guess);
  });

  it('is told by its heading: its ends, and the good one', async () => {
    expect(await scaleOf('Mood (1-10)', '4', '5')).toEqual([1, 10, 'high']);
    expect(await scaleOf('Mood /10', '4', '5')).toEqual([1, 10, 'high']);
    expect(await scaleOf('Mood (1 = best)', '4', '5')).toEqual([1, 5, 'low']);
    expect(await scaleOf('Stimmung (1 = sehr gut / 6 = mies)', '6', '5')).toEqual([1, 6, 'low']);
  });

  it('of the five moods is no question', async () => {
    for (const heading of ['mood', 'Mood (1-5)', 'Mood 1 to 5']) {
      const read = await inspect(moodsOf(heading, '4', '2', '1'));
      expect(read.questions.map(({ kind }) => kind)).toEqual(['columns']);
      expect(read.entries.map(([, mood]) => mood)).toEqual([4, 2, 1]);
    }
  });

  it('rounds what is between two moods to the one nearer to the middle', async () => {
    expect(
      await levelsOf(
        moodsOf('mood', '5', '15', '25', '35', '100', '0', '95', '87,5', '37.5', '62.5', '12.5'),
        {
          moodScale: { low: 0, high: 100, best: 'high' },
        },
      ),
    ).toEqual([1, 2, 2, 2, 5, 1, 5, 4, 3, 3, 2]);
  });

  it('keeps words beside its numbers, and tells of a number beyond it', async () => {
    const file = moodsOf('mood', '7', 'good', '10', '12');
    const read = await inspect(file, { moodScale: { low: 1, high: 10, best: 'high' } });
    expect(read.entries.map(([, mood]) => mood)).toEqual([4, 4, 5]);
    expect(read.unread).toEqual(['mood-missing 5']);
  });
});
