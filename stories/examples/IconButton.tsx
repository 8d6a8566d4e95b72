import { IconButton } from '@daybow/components';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { Link, MemoryRouter } from 'react-router-dom';

export function SettingsLink() {
  return (
    <MemoryRouter>
      <IconButton aria-label="Settings" render={<Link to="/settings" />}>
        <GearSixIcon />
      </IconButton>
    </MemoryRouter>
  );
}
