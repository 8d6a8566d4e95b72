import { deepFreeze } from './freeze';
import { share } from './share';

/**
 * What is derived from one state, each view when it is first read. Parts of a view that are equal in
 * the state before stay identical objects, so that whoever shows them need not draw them again.
 */
export class Views<State> {
  readonly #known = new Map<string, unknown>();
  #previous: Views<State> | null;

  /** @param previous - the views of the state before; they remember none before them from now on. */
  constructor(
    readonly state: State,
    previous: Views<State> | null = null,
  ) {
    this.#previous = previous;
    if (previous) previous.#previous = null;
  }

  /** A view by its name: the identical, frozen object for this state. */
  read<T>(name: string, derive: (state: State) => T): T {
    if (this.#known.has(name)) return this.#known.get(name) as T;
    const view = deepFreeze(share(this.#ofPrevious(name), derive(this.state)));
    this.#known.set(name, view);
    return view;
  }

  #ofPrevious(name: string): unknown {
    return this.#previous === null ? undefined : this.#previous.#known.get(name);
  }
}
