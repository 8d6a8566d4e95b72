import { Bow } from '@daybow/components';
import type { Accent, ThemeChoice } from '@daybow/journal';
import './ThemePicture.css';

interface ThemePictureProps {
  /** 'system' shows both, half and half. */
  theme: ThemeChoice;
  accent: Accent;
}

/** A small picture of the app in a theme, for the eyes alone. */
export function ThemePicture({ theme, accent }: ThemePictureProps) {
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span className="app-ThemePicture">
      {themes.map((each) => (
        <span key={each} className="app-ThemePicture-screen" data-theme={each} data-accent={accent}>
          <Bow value={100} className="app-ThemePicture-bow" />
          <span className="app-ThemePicture-card" data-done="" />
          <span className="app-ThemePicture-card" />
          <span className="app-ThemePicture-button" />
        </span>
      ))}
    </span>
  );
}
