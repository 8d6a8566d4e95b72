import type { Place } from './rawEntries';
import type { Parts } from './reading';

/** Counts the rows or records of a file by their places, and those that nothing comes of. */
export class PartCounter {
  readonly #all = new Set<object>();
  readonly #failed = new Set<object>();
  readonly #used = new Set<object>();
  #kind: Parts['kind'] = 'records';

  /** Takes note of a part. */
  see(place: Place): void {
    this.#all.add(partOf(place));
    if (place.line !== undefined) this.#kind = 'rows';
  }

  /** Takes note of a part in which something could not be read. */
  fail(place: Place): void {
    this.see(place);
    this.#failed.add(partOf(place));
  }

  /** Takes note of a part that something comes of. */
  use(place: Place): void {
    this.see(place);
    this.#used.add(partOf(place));
  }

  count(): Parts {
    const unread = [...this.#failed].filter((part) => !this.#used.has(part)).length;
    return { kind: this.#kind, all: this.#all.size, unread };
  }
}

function partOf(place: Place): object {
  return place.part ?? place;
}
