import { mouthPath } from '@daybow/components';
import type { MoodSums } from '@daybow/journal';
import { brand } from '../../shared/brand';
import { type Look, mixed, moodLook } from './look';
import { boxPath, HEIGHT, joined, type Shape, WIDTH } from './shapes';

/** The parts of every picture: of a month and of a year. */
export interface PictureParts {
  readonly title: string;
  readonly look: Look;
  readonly direction: 'ltr' | 'rtl';
  /** The five moods in words. */
  readonly moodNames: Readonly<Record<number, string>>;
  readonly counts: MoodSums['counts'];
  readonly number: (value: number) => string;
}

/** The distance from the left, for one from where lines begin. */
export function fromStart(x: number, direction: 'ltr' | 'rtl'): number {
  return direction === 'rtl' ? WIDTH - x : x;
}

/** A text that has so much room, smaller where it is long. */
export function line(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { look, room = WIDTH - 120, ...rest }: LineStyle,
): Shape {
  const { isBold = false, isTitle = false, isMuted = false } = rest;
  // A letter is about three fifths as wide as it is high.
  const fitting = Math.min(size, Math.floor(room / (0.6 * Math.max(1, [...text].length))));
  return {
    text,
    x,
    y,
    size: fitting,
    weight: isBold || isTitle ? 700 : 600,
    family: isTitle ? look.display : look.body,
    fill: isMuted ? look.muted : look.text,
  };
}

interface LineStyle {
  look: Look;
  room?: number;
  isBold?: boolean;
  isTitle?: boolean;
  isMuted?: boolean;
}

/** The mouth of a mood, in the middle of a point. */
export function mouth(mood: number, [x, y]: readonly [number, number], scale: number, ink: string) {
  return {
    path: mouthPath(mood, 5),
    at: [x - 8 * scale, y - 3 * scale, scale, scale],
    stroke: ink,
    width: 1.8,
  } as const;
}

/** The paper, the title, the legend of moods with their numbers, and the mark of the product. */
export function frame(
  { title, look, direction, moodNames, counts, number }: PictureParts,
  content: readonly Shape[],
): Shape[] {
  return [
    { path: boxPath(0, 0, WIDTH, HEIGHT, 0), fill: look.page },
    line(title, [WIDTH / 2, 128], 92, { look, isTitle: true }),
    ...joined(content),
    ...([1, 2, 3, 4, 5] as const).flatMap((mood) => {
      const x = fromStart(158 + 191 * (mood - 1), direction);
      const { fill, ink, edge } = moodLook(look, mood);
      return [
        { path: boxPath(x - 82, 1076, 164, 40, 20), fill, stroke: edge, width: 2.5 },
        mouth(mood, [x, 1096], 2, ink),
        line(moodNames[mood] ?? '', [x, 1154], 29, { look, room: 182, isMuted: true }),
        line(number(counts[mood]), [x, 1192], 31, { look, room: 182, isBold: true }),
      ];
    }),
    ...mark(look),
    line(brand.name, [WIDTH / 2, 1300], 36, { look, isTitle: true }),
  ];
}

/** The bow: arcs that are short enough to be one line of all its colours. */
function mark({ bow }: Look): Shape[] {
  const COUNT = 42;
  const RADIUS = 40;
  const point = (at: number) => {
    const angle = Math.PI * (1 - at / COUNT);
    const [x, y] = [RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return Array.from({ length: COUNT }, (_, index) => {
    const place = (index / (COUNT - 1)) * (bow.length - 1);
    const [from = '', to = from] = bow.slice(Math.floor(place));
    return {
      path: `M${point(index)}A${RADIUS} ${RADIUS} 0 0 1 ${point(index + 1)}`,
      at: [WIDTH / 2, 1260, 1, 0.8],
      stroke: mixed(from, to, place % 1),
      width: 8,
    };
  });
}
