import { describe, expect, test } from 'vitest';
import { placeMenu } from './placeMenu';

const view = { width: 320, height: 600 };
const menu = { width: 200, height: 150 };
const box = (left: number, top: number, size = 44) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

describe('the place of a menu', () => {
  test('is below its trigger, from its start on', () => {
    expect(placeMenu(box(20, 100), menu, view, false)).toMatchObject({ left: 20, top: 148 });
    expect(placeMenu(box(256, 100), menu, view, true)).toMatchObject({ left: 100, top: 148 });
  });

  test('is within the window', () => {
    expect(placeMenu(box(270, 100), menu, view, false).left).toBe(112);
    expect(placeMenu(box(10, 100), menu, view, true).left).toBe(8);
    expect(placeMenu(box(0, 100), { width: 400, height: 10 }, view, false).left).toBe(8);
  });

  test('is above if there is more room', () => {
    expect(placeMenu(box(20, 500), menu, view, false)).toMatchObject({ top: 346, room: 488 });
  });

  test('is where most room is if it fits nowhere, and it is no higher', () => {
    const high = { width: 200, height: 900 };
    expect(placeMenu(box(20, 100), high, view, false)).toMatchObject({ top: 148, room: 444 });
    expect(placeMenu(box(20, 400), high, view, false)).toMatchObject({ top: 8, room: 388 });
  });
});
