/** Width and height of every picture, in px. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** A line or an area, as path data. */
interface PathShape {
  readonly path: string;
  /** Where its origin is, and how many px a unit of it is; a negative width mirrors it. */
  readonly at?: readonly [x: number, y: number, scaleX: number, scaleY: number];
  readonly fill?: string;
  readonly stroke?: string;
  /** The width of the stroke, in units of the path. */
  readonly width?: number;
}

/** A line of text, in the middle of a point on its baseline. */
interface TextShape {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  readonly fill: string;
}

export type Shape = PathShape | TextShape;

/** A drawing that is a file as SVG and as PNG alike. */
export interface Picture {
  /** The picture in words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** From the back to the front. */
  readonly shapes: readonly Shape[];
}

/** A rectangle with round corners. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number) {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`
  );
}

/** Fewer shapes: paths that look alike are one, in the place of the first. */
export function joined(shapes: readonly Shape[]): Shape[] {
  const known = new Map<string, Shape>();
  for (const shape of shapes) {
    const look = JSON.stringify('text' in shape ? shape : { ...shape, path: '' });
    const before = known.get(look);
    const isBoth = before && 'path' in before && 'path' in shape;
    known.set(look, isBoth ? { ...shape, path: before.path + shape.path } : shape);
  }
  return [...known.values()];
}

/** The picture as a file of its own: it asks for no other file, style sheet or font. */
export function pictureSvg({ name, direction, shapes }: Picture): string {
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': name,
    direction,
    fill: 'none',
    'text-anchor': 'middle',
    'stroke-linejoin': 'round',
  });
  return `<svg${root}>${shapes.map(shapeSvg).join('')}</svg>`;
}

function shapeSvg(shape: Shape): string {
  const { fill } = shape;
  if ('text' in shape) {
    const { text, x, y, size, weight, family } = shape;
    const font = { 'font-family': family, 'font-size': size, 'font-weight': weight };
    return `<text${attributes({ x, y, ...font, fill })}>${escaped(text)}</text>`;
  }
  const { path, at, stroke, width } = shape;
  const transform = at && `translate(${at[0]} ${at[1]}) scale(${at[2]} ${at[3]})`;
  const line = { stroke, 'stroke-width': width, 'stroke-linecap': stroke && capOf(path) };
  return `<path${attributes({ d: path, transform, fill, ...line })}/>`;
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return (
    text
      // Characters that XML does not have.
      .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      .replaceAll(/[&<"]/g, (found) => ENTITIES[found] ?? '')
  );
}

/** Draws the picture on a canvas of its size. */
export function paintPicture(context: CanvasRenderingContext2D, { direction, shapes }: Picture) {
  context.direction = direction;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  for (const shape of shapes) {
    if ('text' in shape) {
      context.fillStyle = shape.fill;
      context.font = `${shape.weight} ${shape.size}px ${shape.family}`;
      context.fillText(shape.text, shape.x, shape.y);
    } else paintPath(context, shape);
  }
}

function paintPath(
  context: CanvasRenderingContext2D,
  { path, at = [0, 0, 1, 1], fill, stroke, width = 1 }: PathShape,
) {
  const drawn = drawable(path);
  context.setTransform(at[2], 0, 0, at[3], at[0], at[1]);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(drawn);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.lineCap = capOf(path);
    context.stroke(drawn);
  }
  context.resetTransform();
}

/** The path for a canvas, which draws nothing for a line without a length. */
function drawable(path: string): Path2D {
  return new Path2D(path.replaceAll('h0', 'h.01'));
}

/** Straight lines, each from a point to another one, are side by side; all others have round ends. */
function capOf(path: string): 'butt' | 'round' {
  return /^(?:M[^A-Za-z]+L[^A-Za-z]+)+$/.test(path) ? 'butt' : 'round';
}
