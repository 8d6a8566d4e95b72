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

const luminance = (rgb: LinearRgb) => dot(rgb, [0.2126, 0.7152, 0.0722]);

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(linearRgb(one)), luminance(linearRgb(other)));
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

/** The contrast ratio of a colour and a mix of two others in Oklab, as `color-mix()` makes it. */
export function contrastWithMix(one: string, [from, to]: [string, string], share: number): number {
  const [a, b] = [oklab(linearRgb(from)), oklab(linearRgb(to))];
  const mixed = a.map((part, index) => part + share * ((b[index] ?? 0) - part));
  const [lightnessOfMix = 0, green = 0, blue = 0] = mixed;
  const cones: LinearRgb = [
    (lightnessOfMix + 0.3963377774 * green + 0.2158037573 * blue) ** 3,
    (lightnessOfMix - 0.1055613458 * green - 0.0638541728 * blue) ** 3,
    (lightnessOfMix - 0.0894841775 * green - 1.291485548 * blue) ** 3,
  ];
  return ratioOf(
    luminance(linearRgb(one)),
    luminance([
      dot(cones, [4.0767416621, -3.3077115913, 0.2309699292]),
      dot(cones, [-1.2684380046, 2.6097574011, -0.3413193965]),
      dot(cones, [-0.0041960863, -0.7034186147, 1.707614701]),
    ]),
  );
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
