import { IconButton, PageHeader } from '@daybow/components';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';

export function SettingsHeader() {
  return (
    <PageHeader
      title="Settings"
      start={
        <IconButton aria-label="Back" onClick={() => history.back()}>
          {/* data-mirror flips the icon on right-to-left pages. */}
          <ArrowLeftIcon data-mirror="" />
        </IconButton>
      }
    />
  );
}
