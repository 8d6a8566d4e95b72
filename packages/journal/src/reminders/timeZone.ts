/** A moment at which the clocks of a zone are changed, and the offsets before and after it, in minutes. */
interface Transition {
  /** The instant in ms since 1970. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The fewest years that must follow a rule before it is written as one. */
const RULE_YEARS = 5;
const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * A time zone as calendars need it beside its name: each change of its clocks as a rule for every year
 * where it follows one, as Outlook expects, or else as dates.
 *
 * @param zone - an IANA name.
 * @param year - the year before the first that is needed.
 */
export function timeZoneLines(zone: string, year: number): string[] {
  const offsetAt = offsetsOf(zone);
  const transitions = transitionsIn(offsetAt, year, year + RULE_YEARS);
  const kinds = grouped(transitions);
  const standing = offsetAt(Date.UTC(year, 0, 1));
  const observances = kinds.flatMap(observanceLines);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(observances.length > 0
      ? observances
      : observance('STANDARD', { from: standing, to: standing }, '19700101T000000', [])),
    'END:VTIMEZONE',
  ];
}

function observanceLines(transitions: readonly Transition[]): string[] {
  const [first] = transitions;
  if (!first) return [];
  const rule = ruleOf(transitions);
  const dates = transitions.slice(1).map(localTime);
  const repeats = rule ? [`RRULE:${rule}`] : dates.map((date) => `RDATE:${date}`);
  return observance(
    first.to > first.from ? 'DAYLIGHT' : 'STANDARD',
    first,
    localTime(first),
    repeats,
  );
}

function observance(
  kind: 'STANDARD' | 'DAYLIGHT',
  { from, to }: Pick<Transition, 'from' | 'to'>,
  start: string,
  repeats: readonly string[],
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...repeats,
    `END:${kind}`,
  ];
}

/** The rule that all of these follow, one a year; null where they follow none. */
function ruleOf(transitions: readonly Transition[]): string | null {
  if (transitions.length !== RULE_YEARS) return null;
  const rules = transitions.map((transition) => {
    const local = localDate(transition);
    const day = WEEKDAY_CODES[local.getUTCDay()];
    const date = local.getUTCDate();
    const month = local.getUTCMonth() + 1;
    const isLast = date + 7 > new Date(Date.UTC(local.getUTCFullYear(), month, 0)).getUTCDate();
    const time = local.toISOString().slice(11);
    const ordinals = [Math.ceil(date / 7), ...(isLast ? [-1] : [])];
    return ordinals.map((ordinal) => [`FREQ=YEARLY;BYMONTH=${month};BYDAY=${ordinal}${day}`, time]);
  });
  const common = rules[0]?.find(([rule, time]) =>
    rules.every((each) => each.some((other) => other[0] === rule && other[1] === time)),
  );
  return common?.[0] ?? null;
}

/** Every change of the clocks from the beginning of one year to that of another. */
function transitionsIn(
  offsetAt: (at: number) => number,
  first: number,
  end: number,
): readonly Transition[] {
  const transitions: Transition[] = [];
  for (let day = Date.UTC(first, 0, 1); day < Date.UTC(end, 0, 1); day += DAY_MS) {
    const [from, to] = [offsetAt(day), offsetAt(day + DAY_MS)];
    if (from === to) continue;
    let [before, after] = [day, day + DAY_MS];
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === from) before = middle;
      else after = middle;
    }
    transitions.push({ at: after, from, to });
  }
  return transitions;
}

/** The offset of a zone from UTC at an instant, in minutes. */
function offsetsOf(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const local = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
    );
    return Math.round((local - at) / MINUTE_MS);
  };
}

/** The local time at a change of the clocks, as the UTC time of a date. */
function localDate({ at, from }: Transition): Date {
  return new Date(at + from * MINUTE_MS);
}

function localTime(transition: Transition): string {
  return localDate(transition)
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '');
}

/** Offset as text: '+0200' for 120. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = Math.floor(size / 60) * 100 + (size % 60);
  return `${minutes < 0 ? '-' : '+'}${String(digits).padStart(4, '0')}`;
}

/** Groups transitions by the offsets before and after them. */
function grouped(transitions: readonly Transition[]): readonly (readonly Transition[])[] {
  const groups = new Map<string, Transition[]>();
  for (const transition of transitions) {
    const key = `${transition.from} ${transition.to}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()];
}
