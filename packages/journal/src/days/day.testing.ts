import process from 'node:process';
import * as fc from 'fast-check';

/**
 * Between them: both hemispheres, gaps and repeats at, before and after midnight, half hours of
 * summer time, quarter hours of offset, a skipped date, and no summer time at all.
 */
export const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'America/Toronto',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Apia',
  'Pacific/Chatham',
];

/** Texts that name no civil day. */
export const NO_DAYS = [
  '',
  '2024-1-5',
  '2024-13-01',
  '2023-02-29',
  '2024-02-31',
  '2024-01-00',
  '20240105',
];

/** Arbitrary time zone of {@link ZONES}. */
export const zones = fc.constantFrom(...ZONES);

/** Arbitrary civil day from year 1 to 9998. */
export const days = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9998-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

/**
 * Runs a piece of a test as on a computer in another time zone. Throws where the zone doesn't take
 * effect (worker threads have a `process.env` of their own), or a test would pass without testing.
 */
export function inZone<T>(zone: string, run: () => T): T {
  const goBack = goToZone(zone);
  try {
    return run();
  } finally {
    goBack();
  }
}

/** Runs a promise as {@link inZone} runs a function. */
export async function inZoneAsync<T>(zone: string, run: () => Promise<T>): Promise<T> {
  const goBack = goToZone(zone);
  try {
    return await run();
  } finally {
    goBack();
  }
}

function goToZone(zone: string): () => void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  const actual = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const goBack = () => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  };
  if (actual !== zone) {
    goBack();
    throw new Error(`The zone is ${actual}, not ${zone}. Run these tests in processes (forks).`);
  }
  return goBack;
}
