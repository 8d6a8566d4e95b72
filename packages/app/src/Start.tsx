import { Bow, Button, Column } from '@daybow/components';
import { useEffect, useState, type ReactNode } from 'react';
import type { Opened } from './journal/JournalProvider';
import { FullScreen } from './shell/FullScreen';
import { Splash } from './shell/Splash';
import type { Language } from './words/language';
import { LanguageProvider, useWords } from './words/LanguageProvider';

interface StartProps {
  language: Language;
  /** The journal to show; it is opened while the splash stands. Rejects where that can't be loaded. */
  opening: Promise<Opened>;
  /** The app on its journal. */
  children: (opened: Opened) => ReactNode;
}

/** From the page's first moment on: the splash, then the app on its journal. */
export function Start({ opening, language, children }: StartProps) {
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
    <LanguageProvider language={language}>
      <Splash>{opened ? children(opened) : <OpeningScreen failed={failed} />}</Splash>
    </LanguageProvider>
  );
}

/** What stands there while a journal takes longer to open than the splash lasts, or can't be loaded. */
function OpeningScreen({ failed }: { failed: boolean }) {
  const words = useWords().opening;
  return (
    <Column>
      <FullScreen
        size="page"
        icon={<Bow value={0} />}
        aria-busy={!failed}
        title={failed ? words.failed : words.title}
        description={failed ? words.failedDescription : words.description}
        actions={failed && <Button onClick={() => location.reload()}>{words.tryAgain}</Button>}
      />
    </Column>
  );
}
