import { Bow, Button, Column } from '@daybow/components';
import {
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Opened } from '../shared/journal/JournalProvider';
import { useLate } from '../shared/journal/useLate';
import { FullScreen } from '../shared/ui/FullScreen';
import { Splash } from '../shared/ui/Splash';
import { focusHeading } from '../shared/ui/focus';
import type { Language } from '../shared/words/language';
import { LanguageProvider, useWords } from '../shared/words/LanguageProvider';

/** Loaded when it is needed: of thousands of openings one brings a journal to a new version. */
const Upgrading = lazy(async () => {
  // Without it the journal opens all the same.
  const part = await import('./Upgrading').catch(() => null);
  return { default: part ? part.Upgrading : NoProgress };
});

const NoProgress = () => null;

/** Time in ms after which a person is told what takes so long. */
const UPGRADE_PATIENCE_MS = 300;

interface OpeningProps {
  language: Language;
  /** The journal to show; it is opened while the splash stands. Rejects where that can't be loaded. */
  opening: Promise<Opened>;
  /** Resolves when the journal begins to be brought to this version; it is never rejected, and may never resolve. */
  upgrade: Promise<void>;
  /** Opens it once more, where the storage doesn't answer. */
  onTryAgain: () => Promise<Opened>;
  /** The app on its journal. */
  children: (opened: Opened) => ReactNode;
}

/** Shows the splash from the page's first moment on, then the app on its journal. */
export function Opening({ opening, upgrade, onTryAgain, language, children }: OpeningProps) {
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

  const [isUpgrading, setUpgrading] = useState(false);
  useEffect(() => {
    void upgrade.then(() => setTimeout(setUpgrading, UPGRADE_PATIENCE_MS, true));
  }, [upgrade]);
  const progress = isUpgrading && !opened && !failed && (
    <Suspense>
      <Upgrading />
    </Suspense>
  );

  function handleTryAgain() {
    newest.current = onTryAgain();
    setAttempt(newest.current);
    focusHeading();
  }

  return (
    <LanguageProvider language={language}>
      <Splash progress={progress}>
        {opened ? (
          children(opened)
        ) : (
          <OpeningScreen
            stage={failed ? 'failed' : isLate && !isUpgrading ? 'late' : 'opening'}
            progress={progress}
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
  /** The bar that tells of a journal's upgrade; false without one. */
  progress: ReactNode;
  onTryAgain: () => void;
}

/** Shown while a journal takes longer to open than the splash lasts, or can't be loaded. */
function OpeningScreen({ stage, progress, onTryAgain }: OpeningScreenProps) {
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
      >
        {progress}
      </FullScreen>
    </Column>
  );
}
