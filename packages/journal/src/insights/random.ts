/** Numbers from 0 up to 1, without 1. */
export type Random = () => number;

/**
 * A small, seeded source of random numbers, the same on every machine: sfc32, which passes PractRand
 * (https://pracrand.sourceforge.net/RNG_engines.txt). Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  // The first numbers are still correlated with the seed.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}
