import { IconButton, PageHeader } from '@daybow/components';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';

export function SettingsHeader() {
  return (
    <PageHeader
      title="Settings"
      start={
        <IconButton label="Back" onClick={() => history.back()}>
          {/* An icon that points somewhere turns round from right to left. */}
          <ArrowLeftIcon data-mirror="" />
        </IconButton>
      }
    />
  );
}
