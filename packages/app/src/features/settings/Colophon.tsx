import { brand } from '../../shared/brand';
import { useWords } from '../../shared/words/LanguageProvider';
import './Colophon.css';

/** The foot of the settings. */
export function Colophon() {
  const words = useWords().settings;
  return (
    <footer className="app-Colophon">
      <p>{words.version({ version: brand.version })}</p>
      <p>{words.made}</p>
    </footer>
  );
}
