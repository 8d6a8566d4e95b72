import { Bow, Column } from '@daybow/components';
import { useEffect, useState, type ComponentProps } from 'react';
import { App } from './App';
import type { Opened } from './journal/opened';
import { FullScreen } from './shell/FullScreen';
import { Splash } from './shell/Splash';

interface StartProps extends Pick<ComponentProps<typeof App>, 'router'> {
  /** The journal to show; it is opened while the splash stands. */
  opening: Promise<Opened>;
}

/** From the page's first moment on: the splash, then the app on its journal. */
export function Start({ opening, router }: StartProps) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    let isCurrent = true;
    void opening.then((result) => isCurrent && setOpened(result));
    return () => {
      isCurrent = false;
    };
  }, [opening]);

  return <Splash>{opened ? <App opened={opened} router={router} /> : <OpeningScreen />}</Splash>;
}

/** What stands there while a journal takes longer to open than the splash lasts. */
function OpeningScreen() {
  return (
    <Column>
      <FullScreen
        size="page"
        picture={<Bow value={0} />}
        title="Opening your journal"
        description="This takes a little longer than usual."
        aria-busy="true"
      />
    </Column>
  );
}
