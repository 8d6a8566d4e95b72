import { Bow } from '@daybow/components';
import './RainCloud.css';

/** A cloud under a bow that waits for its colours: the picture of what went wrong. */
export function RainCloud() {
  return (
    <div className="app-RainCloud" aria-hidden="true">
      <Bow value={0} />
      <svg viewBox="0 0 84 56">
        <path d="M19 42h44a15 15 0 0 0 2-29.9 22 22 0 0 0-42-4.6A17.5 17.5 0 0 0 19 42Z" />
        <path d="M27 52v4M42 52v4M57 52v4" />
      </svg>
    </div>
  );
}
