import type { ComponentProps } from 'react';
import './Stack.css';

/** Things below each other, at the distance that fields have. */
export function Stack({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`app-Stack ${className}`} />;
}
