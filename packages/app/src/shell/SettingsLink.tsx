import { IconButton } from '@daybow/components';
import GearSixIcon from '~icons/ph/gear-six';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useWords } from '../words/LanguageProvider';

/** The way from a screen's header to the settings. */
export function SettingsLink() {
  const words = useWords().app;
  return (
    <IconButton aria-label={words.settings} render={<Link to={paths.settings} />}>
      <GearSixIcon aria-hidden="true" />
    </IconButton>
  );
}
