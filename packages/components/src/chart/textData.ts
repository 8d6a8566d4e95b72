import { reportMisuse } from '../internal/misuse';
import type { TextDatum } from './chartData';

/**
 * The data of a chart with its labels as text, whatever a caller without types passes: labels that are
 * numbers or dates, values that are strings or bigint, bare numbers, or no list at all.
 */
export function textData(
  component: string,
  given: unknown,
  locale: string | undefined,
): readonly TextDatum[] {
  if (!Array.isArray(given)) {
    if (process.env.NODE_ENV !== 'production') {
      reportMisuse(
        component,
        `has ${given === null ? 'null' : typeof given} as its data, so it has nothing to draw. ` +
          'Give `data` a list, an empty one while there are no values.',
      );
    }
    return [];
  }
  if (given.every(isTextDatum)) return given;
  return given.map((datum: unknown, index) => {
    const isObject = typeof datum === 'object' && datum !== null;
    const { label, value, ...rest } = (isObject ? datum : { label: index + 1, value: datum }) as {
      label: unknown;
      value: unknown;
    };
    if (process.env.NODE_ENV !== 'production') {
      if (!isObject) {
        reportMisuse(
          component,
          `has data that are ${datum === null ? 'null' : typeof datum}, so they have no labels. ` +
            "Give each datum as an object: `{ label: 'Mon', value: 4 }`.",
        );
      } else if (value === undefined) {
        reportMisuse(
          component,
          'has data without `value`, so there is nothing to draw for them. ' +
            'Give each datum a `value`: a number, or null where there is none.',
        );
      }
    }
    return {
      ...rest,
      label: isDate(label)
        ? label.toLocaleDateString(locale, { calendar: 'gregory' })
        : String(label ?? ''),
      value: numberOf(component, value),
    };
  });
}

/** True for a date of any window. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

function isTextDatum(datum: unknown): boolean {
  if (typeof datum !== 'object' || datum === null) return false;
  const { label, value } = datum as Record<string, unknown>;
  return typeof label === 'string' && (typeof value === 'number' || value === null);
}

function numberOf(component: string, value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined) return null;
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      component,
      `has a value that is a ${typeof value}, and only numbers can be drawn. ` +
        'Give `value` a number, or null where there is none.',
    );
  }
  return typeof value === 'string' || typeof value === 'bigint' ? Number(value) : null;
}
