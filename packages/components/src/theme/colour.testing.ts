/** Linear red, green and blue, each 0 to 1. */
type LinearRgb = readonly [number, number, number];

/** Normal colour vision, or the lack of one kind of cone. */
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

/** Matrices that simulate colour vision in linear RGB: https://doi.org/10.1109/TVCG.2009.113 */
const visionMatrices: Record<
  Exclude<Vision, 'normal'>,
  readonly [LinearRgb, LinearRgb, LinearRgb]
> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const clamp = (share: number) => Math.min(1, Math.max(0, share));

const dot = (a: LinearRgb, b: LinearRgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function linearRgb(hex: string): LinearRgb {
  const channel = (start: number) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [one, other]
    .map((hex) => dot(linearRgb(hex), [0.2126, 0.7152, 0.0722]) + 0.05)
    .toSorted((a, b) => a - b);
  return lighter / darker;
}

/** A colour in the perceptually uniform space Oklab: https://bottosson.github.io/posts/oklab/ */
function oklab(rgb: LinearRgb): LinearRgb {
  const root: LinearRgb = [
    Math.cbrt(dot(rgb, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(rgb, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(rgb, [0.0883024619, 0.2817188376, 0.6299787005])),
  ];
  return [
    dot(root, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(root, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(root, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

/** The perceived lightness of a colour, from 0 to 1. */
export function lightness(hex: string): number {
  return oklab(linearRgb(hex))[0];
}

/** The perceived distance of two colours: 0 for the same colour, 100 for black and white. */
export function colourDistance(one: string, other: string, vision: Vision): number {
  const [a, b] = [one, other].map((hex) => {
    const rgb = linearRgb(hex);
    if (vision === 'normal') return oklab(rgb);
    const [red, green, blue] = visionMatrices[vision];
    return oklab([clamp(dot(red, rgb)), clamp(dot(green, rgb)), clamp(dot(blue, rgb))]);
  });
  return a && b ? 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : NaN;
}
