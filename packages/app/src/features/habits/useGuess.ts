import { useState } from 'react';
import type { Guess } from './guess';
import type { HabitForm } from './habitEdits';

type Field = keyof Guess;
const FIELDS: readonly Field[] = ['icon', 'schedule'];

const pick = <Value extends object>(from: Value, fields: readonly (keyof Value)[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Value>;

/**
 * Fills in what the name of a new habit lets one guess. A field that a person has chosen stays as it is, and after a
 * guess that was taken back there is no other.
 */
export function useGuess(
  form: HabitForm,
  empty: HabitForm,
  guessFrom: (name: string) => Guess,
  change: (changes: Partial<HabitForm>) => void,
) {
  const [guess, setGuess] = useState<Guess>({});
  const [chosen, setChosen] = useState<readonly Field[]>([]);
  const guessed = FIELDS.filter((field) => field in guess);
  // What is neither empty nor guessed was chosen before: a draft has kept it.
  const isFree = (field: Field) =>
    !chosen.includes(field) && form[field] === (guess[field] ?? empty[field]);

  function handleChange(changes: Partial<HabitForm>) {
    const touched = FIELDS.filter((field) => field in changes);
    setChosen([...chosen, ...touched]);
    setGuess(
      pick(
        guess,
        guessed.filter((field) => !touched.includes(field)),
      ),
    );
    change(changes);
  }

  function handleNameChange(name: string) {
    const free = FIELDS.filter(isFree);
    const next = guessFrom(name);
    const found = pick(
      next,
      free.filter((field) => field in next),
    );
    setGuess(found);
    change({ name, ...pick(empty, free), ...found });
  }

  function takeBack() {
    setChosen(FIELDS);
    setGuess({});
    change(pick(empty, guessed));
  }

  function reset() {
    setChosen([]);
    setGuess({});
  }

  return {
    guess: guessed.length > 0 ? guess : null,
    handleChange,
    handleNameChange,
    takeBack,
    reset,
  };
}
