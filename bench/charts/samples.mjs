/**
 * Values like those of a week, a year or a day in seconds: the same in every run.
 *
 * @param {number} count
 * @param {number} variant another one, of the same kind
 */
export function sampleOf(count, variant) {
  return Array.from({ length: count }, (_, index) => ({
    index,
    label: `D${index + 1}`,
    value: Math.round(
      50 + 30 * Math.sin((index / count) * 9 + variant) + 15 * Math.sin(index * 12.9898 + variant),
    ),
  }));
}
