import { IconButton } from '@daybow/components';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { Link } from 'react-router-dom';

/** The way from a screen's header to the settings. */
export function SettingsLink() {
  return (
    <IconButton label="Settings" render={<Link to="/settings" />}>
      <GearSixIcon aria-hidden="true" />
    </IconButton>
  );
}
