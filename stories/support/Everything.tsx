import { cloneElement } from 'react';
import { everyComponent } from './everyComponent';
import type { Words } from './words';

interface EverythingProps {
  /** What is written on them; English by default. */
  words?: Words;
}

/** Every component under the other. What is fixed to the window's foot stays at the foot of this. */
export function Everything({ words }: EverythingProps) {
  return (
    <div style={{ display: 'grid', gap: 20, contain: 'layout' }}>
      {Object.entries(everyComponent(words)).map(([name, element]) =>
        cloneElement(element, { key: name }),
      )}
    </div>
  );
}
