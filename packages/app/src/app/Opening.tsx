import { Bow, Button, Column } from '@daybow/components';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { Opened } from '../shared/journal/JournalProvider';
import { useLate } from '../shared/journal/useLate';
import { FullScreen } from '../shared/ui/FullScreen';
import { Splash } from '../shared/ui/Splash';
import { focusHeading } from '../shared/ui/focus';
import type { Language } from '../shared/words/language';
import { LanguageProvider, useWords } from '../shared/words/LanguageProvider';

interface OpeningProps {
  language: Language;
  /** The journal to show; it is opened while the splash stands. Rejects where that can't be loaded. */
  opening: Promise<Opened>;
  /** Opens it once more, where the storage doesn't answer. */
  onTryAgain: () => Promise<Opened>;
  /** The app on its journal. */
  children: (opened: Opened) => ReactNode;
}

/** Shows the splash from the page's first moment on, then the app on its journal. */
export function Opening({ opening, onTryAgain, language, children }: OpeningProps) {
  const [attempt, setAttempt] = useState(opening);
  const newest = useRef(attempt);
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const isLate = useLate(opened ? null : attempt);

  useEffect(() => {
    attempt.then(
      (result) => {
        // A transition: what stands here stays until the screens are drawn.
        if (newest.current === attempt) startTransition(() => setOpened(result));
        else if (result.kind === 'device') result.journal.close();
      },
      () => newest.current === attempt && setFailed(true),
    );
  }, [attempt]);

  function handleTryAgain() {
    newest.current = onTryAgain();
    setAttempt(newest.current);
    focusHeading();
  }

  return (
    <LanguageProvider language={language}>
      <Splash>
        {opened ? (
          children(opened)
        ) : (
          <OpeningScreen
            stage={failed ? 'failed' : isLate ? 'late' : 'opening'}
            onTryAgain={handleTryAgain}
          />
        )}
      </Splash>
    </LanguageProvider>
  );
}

const reload = () => location.reload();

interface OpeningScreenProps {
  /** 'late': the storage does not answer; 'failed': a part of the app could not be loaded. */
  stage: 'opening' | 'late' | 'failed';
  onTryAgain: () => void;
}

/** Shown while a journal takes longer to open than the splash lasts, or can't be loaded. */
function OpeningScreen({ stage, onTryAgain }: OpeningScreenProps) {
  const words = useWords().opening;
  const { title, text } = words[stage];
  return (
    <Column>
      <FullScreen
        size="page"
        icon={<Bow value={0} />}
        aria-busy={stage === 'opening'}
        title={title}
        description={<span role="status">{text}</span>}
        actions={
          stage !== 'opening' && (
            <>
              <Button onClick={stage === 'late' ? onTryAgain : reload}>{words.tryAgain}</Button>
              {stage === 'late' && (
                <Button variant="quiet" onClick={reload}>
                  {words.reload}
                </Button>
              )}
            </>
          )
        }
      />
    </Column>
  );
}
