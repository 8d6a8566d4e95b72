import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useComputedStyleOf } from './tokens';

interface TokenSampleProps {
  /** The custom property, '--daybow-…'. */
  name: string;
  /** The CSS property that the token is drawn with, and read back from. */
  property: keyof CSSProperties & keyof CSSStyleDeclaration;
  /** How the sample looks besides. */
  className?: string;
  style?: CSSProperties;
  /** What is in the sample; empty by default. */
  children?: ReactNode;
}

/** A token drawn, named, and given as what it computes to just now. */
export function TokenSample({ name, property, className, style, children }: TokenSampleProps) {
  const sample = useRef<HTMLDivElement>(null);
  const value = useComputedStyleOf(sample, property);
  return (
    <li>
      <div ref={sample} className={className} style={{ ...style, [property]: `var(${name})` }}>
        {children}
      </div>
      <div>
        <code>{name}</code>
        <output aria-label={name}>{value && readable(value)}</output>
      </div>
    </li>
  );
}

/** Opaque colours in the six digits that designers' tools want; anything else as it is. */
export function readable(value: string): string {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
