import { Disclosure } from '@daybow/components';

export function HowThisIsCounted() {
  return (
    <Disclosure label="How this is counted">
      A day counts once one of its habits is done. Days with nothing due neither count nor break a
      streak.
    </Disclosure>
  );
}
