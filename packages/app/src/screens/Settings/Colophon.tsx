import { brand } from '../../brand';
import './Colophon.css';

/** The foot of the settings. */
export function Colophon() {
  return (
    <footer className="app-Colophon">
      <p>Version {brand.version}</p>
      <p>Made with love for mindful living</p>
    </footer>
  );
}
