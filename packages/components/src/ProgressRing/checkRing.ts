import { reportMisuse } from '../internal/misuse';
import type { RingShape } from './ringGeometry';

interface AskedShape extends RingShape {
  size: number | undefined;
}

/** Reports a shape that cannot be drawn. `radii` are those of all rings, from the outer one. */
export function checkRing(shape: AskedShape, radii: readonly number[]) {
  const { size, radius, margin, thickness } = shape;
  const inner = radii.at(-1) ?? radius;
  if (!(radius > 0 && radius < Infinity)) {
    reportMisuse(
      'ProgressRing',
      size === undefined
        ? `has a radius of ${radius}, and such a circle cannot be drawn. ` +
            'Give `radius` a number above 0, in px, or leave it out for 70.'
        : `has a size of ${size}, which leaves no room for a ring. ` +
            `Give \`size\` a number above ${Math.max(0, 2 * margin)}, in px, or leave it out for 160.`,
    );
  } else if (thickness !== undefined && !(thickness > 0 && thickness <= 2 * radius)) {
    reportMisuse(
      'ProgressRing',
      `has a thickness of ${thickness}, which its radius of ${radius} has no room for. ` +
        'Give `thickness` a number above 0, in px, up to twice the radius.',
    );
  } else if (inner <= 0) {
    reportMisuse(
      'ProgressRing',
      `has ${radii.length} rings, which its radius of ${radius} has no room for. ` +
        'Give fewer `rings`, or a smaller `thickness`.',
    );
  }
}
