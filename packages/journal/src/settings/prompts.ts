import { isVisible } from '../habits/habit';
import { firstCharacters, withoutPiles } from '../text/characters';

/** The most prompts that are offered for a note. */
export const PROMPTS_MAX = 6;

/** The longest prompt, in characters as people count them. */
export const PROMPT_MAX_LENGTH = 40;

/** Prompts as they are kept: those with something visible, each once. */
export function promptsOf(texts: readonly string[]): readonly string[] {
  const prompts = texts.map((text) =>
    withoutPiles(firstCharacters(text.trim(), PROMPT_MAX_LENGTH)),
  );
  return [...new Set(prompts.filter(isVisible))].slice(0, PROMPTS_MAX);
}
