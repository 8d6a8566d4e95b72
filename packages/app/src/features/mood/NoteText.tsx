import { markMatches } from '@daybow/journal';
import { Fragment } from 'react';
import { noteParts } from './noteLinks';
import './entries.css';

interface NoteTextProps {
  note: string;
  /**
   * The words that are searched; none mark nothing.
   *
   * @defaultValue ''
   */
  search?: string | undefined;
}

/** A note, with a mark on every searched word; its addresses open outside. */
export function NoteText({ note, search = '' }: NoteTextProps) {
  return noteParts(note).map(({ text, isLink }, index) => {
    const words = <MarkedText text={text} search={search} />;
    if (!isLink) return <Fragment key={index}>{words}</Fragment>;
    return (
      <a
        key={index}
        className="app-NoteLink"
        href={text}
        target="_blank"
        rel="noreferrer"
        dir="ltr"
      >
        {words}
      </a>
    );
  });
}

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
