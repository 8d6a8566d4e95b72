import { Bow, Button } from '@daybow/components';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { FullScreen } from '../shared/ui/FullScreen';
import { useWords } from '../shared/words/LanguageProvider';

/** Length of the broken bow on a page that is not there, in percent. */
const brokenBow = 58.5;

/** Shown at every address that leads nowhere. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const words = useWords().notFound;

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for the attempted path here
    console.error(`404: there is no page at ${decodeURI(pathname)}`);
  }, [pathname]);

  return (
    <FullScreen
      size="figure"
      icon={<Bow value={brokenBow} />}
      title={words.title}
      windowTitle={words.windowTitle}
      description={words.description}
      takesFocus
      actions={<Button render={<Link to={paths.habits} />}>{words.home}</Button>}
    />
  );
}
