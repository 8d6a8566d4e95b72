import { Bow, Button, Column } from '@daybow/components';
import { useEffect, useState, type ComponentProps } from 'react';
import { App } from './App';
import type { Opened } from './journal/opened';
import { FullScreen } from './shell/FullScreen';
import { Splash } from './shell/Splash';

interface StartProps extends Pick<ComponentProps<typeof App>, 'router'> {
  /** The journal to show; it is opened while the splash stands. Rejects where that can't be loaded. */
  opening: Promise<Opened>;
}

/** From the page's first moment on: the splash, then the app on its journal. */
export function Start({ opening, router }: StartProps) {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    opening.then(
      (result) => isCurrent && setOpened(result),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [opening]);

  return (
    <Splash>
      {opened ? <App opened={opened} router={router} /> : <OpeningScreen failed={failed} />}
    </Splash>
  );
}

/** What stands there while a journal takes longer to open than the splash lasts, or can't be loaded. */
function OpeningScreen({ failed }: { failed: boolean }) {
  const words = failed
    ? {
        title: "Your journal didn't open",
        description: "A part of the app couldn't be loaded. What is stored was left as it is.",
        actions: <Button onClick={() => location.reload()}>Try again</Button>,
      }
    : {
        title: 'Opening your journal',
        description: 'This takes a little longer than usual.',
      };
  return (
    <Column>
      <FullScreen size="page" picture={<Bow value={0} />} aria-busy={!failed} {...words} />
    </Column>
  );
}
