import { IconButton } from '@daybow/components';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import ArrowLeftIcon from '~icons/ph/arrow-left-bold';
import GearSixIcon from '~icons/ph/gear-six';
import { useWords } from '../words/LanguageProvider';
import { paths } from '../paths';

/** The way back from a screen's header: to the page before, or to `otherwise` where there is none. */
export function BackButton({ otherwise }: { otherwise?: string }) {
  const goBack = useGoBack(otherwise);
  const words = useWords().settings;
  return (
    <IconButton aria-label={words.back} onClick={goBack}>
      <ArrowLeftIcon aria-hidden="true" data-mirror />
    </IconButton>
  );
}

/** Goes to the previous page, or to another one when the app was opened on this one. */
function useGoBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives this key to the page that it started on: https://reactrouter.com/api/hooks/useLocation
  const isFirst = key === 'default';
  return () => void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
}

/** The way from a screen's header to the settings. */
export function SettingsLink() {
  const words = useWords().app;
  return (
    <IconButton
      aria-label={words.settings}
      className="app-SettingsLink"
      render={<Link to={paths.settings} />}
    >
      <GearSixIcon aria-hidden="true" />
    </IconButton>
  );
}
