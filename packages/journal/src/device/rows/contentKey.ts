/** A short key of a JSON value: equal for equal content, whatever the order of its fields. */
export function contentKey(value: unknown): string {
  return hash(canonical(value));
}

/** JSON text with the fields of objects in order. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
          )
        : part,
    ) ?? ''
  );
}

/** 128 bits of FNV-1a with four offsets, as hexadecimal digits (http://www.isthe.com/chongo/tech/comp/fnv). */
function hash(text: string): string {
  return OFFSETS.map((offset) => {
    let sum = offset;
    for (let index = 0; index < text.length; index += 1) {
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
    }
    return (sum >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

const OFFSETS = [0x811c9dc5, 0x2f1b7a3d, 0x9e3779b9, 0x5bd1e995];
