import { describe, expect, it } from 'vitest';
import { moveBetween } from './moveBetween';

const from = [1, 2, 3, 4, 5];

/** Every order that one move leads to, the present one among them. */
const orders = from.flatMap((id) => {
  const others = from.filter((other) => other !== id);
  return from.map((_, place) => others.toSpliced(place, 0, id));
});

describe('moveBetween', () => {
  it('finds nothing where nothing was moved', () => {
    expect(moveBetween(from, [...from])).toBeNull();
  });

  it.each(orders.filter((to) => String(to) !== String(from)))(
    'finds the move to %i %i %i %i %i',
    (...to) => {
      const move = moveBetween(from, to);
      const rest = from.filter((id) => id !== move?.id);
      const place = move?.before == null ? rest.length : rest.indexOf(move.before);
      expect(rest.toSpliced(place, 0, move?.id ?? 0)).toEqual(to);
    },
  );
});
