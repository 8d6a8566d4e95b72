import { drawDayBow } from '@daybow/components';
import { addDays, type Month, monthOf, type YearLookBack } from '@daybow/journal';
import { moodLook } from './look';
import { fromStart, frame, line, mouth, type PictureParts } from './parts';
import { boxPath, type Shape, WIDTH } from './shapes';

interface YearPictureParts extends Omit<PictureParts, 'counts'> {
  readonly year: YearLookBack;
  /** The words under the number of days with a mood. */
  readonly caption: string;
  /** 'Jan'. */
  readonly monthName: (month: Month) => string;
  /** 'J'. */
  readonly monthLetter: (month: Month) => string;
}

/** A year: its days as a bow, and under it a row of days for each month. */
export function yearPicture(parts: YearPictureParts): Shape[] {
  const { year } = parts;
  return frame({ ...parts, counts: year.moods.counts }, [...bow(parts), ...rows(parts)]);
}

function bow({ year, caption, look, direction, number, monthLetter }: YearPictureParts): Shape[] {
  const [min, max] = [`${year.year}-01-01`, `${year.year}-12-31`];
  const drawing = drawDayBow({ days: year.days, min, max });
  const SCALE = 3.05;
  const left = (WIDTH - SCALE * drawing.width) / 2;
  const at = [
    fromStart(left, direction),
    152,
    direction === 'rtl' ? -SCALE : SCALE,
    SCALE,
  ] as const;
  const middle = WIDTH / 2;
  return [
    ...drawing.days
      .filter(({ path }) => path !== '')
      .map(({ path, mood }) =>
        mood === null
          ? { path, at, stroke: look.dot, width: 1.4 }
          : { path, at, stroke: moodLook(look, mood).fill, width: drawing.strokeWidth },
      ),
    { path: drawing.line, at, stroke: look.text, width: 1.5 },
    ...drawing.letters.map(({ month, x, y }) =>
      line(monthLetter(month as Month), [at[0] + at[2] * x, at[1] + at[3] * y + 9], 27, {
        look,
        isMuted: true,
      }),
    ),
    line(number(year.moods.days), [middle, 586], 128, { look, room: 330, isTitle: true }),
    line(caption, [middle, 634], 34, { look, room: 380, isMuted: true }),
  ];
}

function rows({ year, look, direction, monthName }: YearPictureParts): Shape[] {
  const [PITCH, CELL, TOP] = [29, 25, 696];
  const moods = new Map(year.days.map(({ day, mood }) => [day, mood]));
  return year.months.flatMap(({ month }, row) => {
    const y = TOP + PITCH * row;
    const name = line(monthName(month), [fromStart(84, direction), y + 20], 23, {
      look,
      room: 64,
      isMuted: true,
    });
    const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
    const cells = days
      .filter((day) => monthOf(day) === month)
      .flatMap((day, index): Shape[] => {
        const x = fromStart(144 + PITCH * index, direction);
        const mood = moods.get(day) ?? null;
        const path = boxPath(x - CELL / 2, y, CELL, CELL, 7);
        if (mood === null) return [{ path, fill: look.empty }];
        const { fill, ink } = moodLook(look, mood);
        return [{ path, fill }, mouth(mood, [x, y + CELL / 2], 0.9, ink)];
      });
    return [name, ...cells];
  });
}
