import { expect, it } from 'vitest';
import { markLook } from './yearMark';

const shareOf = (share: number) => markLook({ share }, 5);

it('takes the colours of a whole mood from the style sheet, and mixes those of one between', () => {
  expect(markLook({ value: 4 }, 5)).toEqual({ 'data-mark': 'mood', 'data-mood': 4 });
  expect(markLook({ value: 3.5 }, 5)).toMatchObject({
    'data-mark': 'mood',
    style: { '--daybow-share': '70%' },
  });
});

it('keeps a share within 0 and 100', () => {
  expect(shareOf(40)).toEqual({ 'data-mark': 'share', style: { '--daybow-share': '40%' } });
  expect(shareOf(-1)).toMatchObject({ style: { '--daybow-share': '0%' } });
  expect(shareOf(120)).toMatchObject({ style: { '--daybow-share': '100%' } });
});

it('prefers a colour of its own, and has no look without any', () => {
  expect(markLook({ color: 'teal', value: 4 }, 5)).toEqual({
    'data-mark': 'color',
    style: { '--daybow-year-color': 'teal' },
  });
  expect(markLook({}, 5)).toBeUndefined();
});
