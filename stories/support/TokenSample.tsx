import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useComputedStyleOf } from './tokens';

interface TokenSampleProps {
  /** The custom property, '--daybow-…'. */
  name: string;
  /** The CSS property to apply the token to, and to read its computed value from. */
  property: keyof CSSProperties & keyof CSSStyleDeclaration;
  /** Further styles of the sample. */
  className?: string;
  style?: CSSProperties;
  /** The content of the sample. */
  children?: ReactNode;
}

/** A sample of a token, its name and its computed value. */
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

/** Opaque colours as six hexadecimal digits; other values stay as they are. */
export function readable(value: string): string {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
