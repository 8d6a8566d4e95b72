import { cloneElement } from 'react';
import { everyComponent } from './everyComponent';
import type { Words } from './words';

interface EverythingProps {
  /**
   * The texts of the components.
   *
   * @defaultValue English
   */
  words?: Words;
}

/** All components, one below the other. Fixed ones are fixed to the bottom of this element. */
export function Everything({ words }: EverythingProps) {
  return (
    <div style={{ display: 'grid', gap: 20, contain: 'layout' }}>
      {Object.entries(everyComponent(words)).map(([name, element]) =>
        cloneElement(element, { key: name }),
      )}
    </div>
  );
}
