import { markMatches } from '@daybow/journal';

interface MarkedTextProps {
  text: string;
  /** The words that are searched; none mark nothing. */
  search: string;
}

/** A text with a mark on every searched word. */
export function MarkedText({ text, search }: MarkedTextProps) {
  if (search.trim() === '') return text;
  return markMatches(text, search).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
