/**
 * The floor: the same picture with the least means. Everything is reckoned before the clock starts; React sets one
 * string with a path for each level. No tooltip, no focus, no words for a screen reader, and a fixed width.
 */
import { yearsOf } from '../samples.mjs';

const [WIDTH, HEIGHT, LEFT, TOP, STEP, SIZE] = [780, 120, 40, 20, 14, 12];
const COLOURS = ['#ebedf0', '#c6e48b', '#7bc96f', '#239a3b', '#196127'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY = 86_400_000;

const markupOf = new WeakMap();

export function prepare(data) {
  markupOf.set(data, yearsOf(data).map(drawingOf).join(''));
}

function drawingOf({ year, days }) {
  const first = Date.parse(`${year}-01-01`);
  const offset = new Date(first).getUTCDay();
  const placeOf = (day) => {
    const index = offset + (Date.parse(day) - first) / DAY;
    return [LEFT + Math.floor(index / 7) * STEP, TOP + (index % 7) * STEP];
  };
  const levels = COLOURS.map((colour, level) => {
    const boxes = days
      .filter((each) => each.level === level)
      .map(({ day }) => `M${placeOf(day)}h${SIZE}v${SIZE}h-${SIZE}z`);
    return `<path d="${boxes.join('')}" fill="${colour}"/>`;
  });
  const months = MONTHS.map((name, index) => {
    const [x] = placeOf(`${year}-${String(index + 1).padStart(2, '0')}-01`);
    return `<text x="${x}" y="12">${name}</text>`;
  });
  const weekdays = WEEKDAYS.map(
    (name, index) => `<text x="0" y="${TOP + index * STEP + 10}">${name}</text>`,
  );
  const inside = [...months, ...weekdays, ...levels].join('');
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
}

export function Calendar({ data }) {
  return (
    <div style={{ overflow: 'auto' }} dangerouslySetInnerHTML={{ __html: markupOf.get(data) }} />
  );
}
