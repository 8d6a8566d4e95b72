import { IconButton } from '@daybow/components';
import GearSixIcon from '~icons/ph/gear-six';
import { paths } from '../paths';
import { useWords } from '../words/LanguageProvider';
import { ScreenLink } from './ScreenLink';

/** The way from a screen's header to the settings. */
export function SettingsLink() {
  const words = useWords().app;
  return (
    <IconButton aria-label={words.settings} render={<ScreenLink to={paths.settings} />}>
      <GearSixIcon aria-hidden="true" />
    </IconButton>
  );
}
