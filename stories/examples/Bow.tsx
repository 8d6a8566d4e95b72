import { Bow } from '@daybow/components';

export function SoFar() {
  return (
    <figure>
      <Bow value={58} style={{ inlineSize: 180 }} />
      <figcaption>58 of 100 days</figcaption>
    </figure>
  );
}
