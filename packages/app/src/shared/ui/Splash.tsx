import { Bow } from '@daybow/components';
import {
  Activity,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { brand } from '../brand';
import { useWords } from '../words/LanguageProvider';
import './Splash.css';

const holdTime = 2000;
const fadeTime = 300;

interface SplashProps {
  /** Drawn as the splash fades, and shown once it has. */
  children: ReactNode;
  /** What is told of work that takes long, below the words. */
  progress?: ReactNode;
}

/** The product's name, for two seconds at start; then it fades and gives way for good. */
export function Splash({ children, progress }: SplashProps) {
  const words = useWords().app;
  const [stage, setStage] = useState<'shown' | 'fading' | 'gone'>('shown');

  const isServed = useSyncExternalStore(neverChanges, isFalse, isTrue);

  useEffect(() => {
    const left = Math.max(0, holdTime - timeSinceFirstPaint());
    const fade = setTimeout(setStage, left, 'fading');
    // A transition: the splash stays until the first screen is loaded.
    const leave = setTimeout(startTransition, left + fadeTime, () => setStage('gone'));
    return () => {
      clearTimeout(fade);
      clearTimeout(leave);
    };
  }, []);

  return (
    <>
      {stage !== 'gone' && (
        <div className="app-Splash" data-stage={isServed ? 'served' : stage}>
          <Bow variant="sky" drawn className="app-Splash-sky" />
          <Bow variant="horizon" drawn className="app-Splash-horizon" />
          <header className="app-Splash-words">
            <p className="app-Splash-emoji" aria-hidden="true">
              {brand.emoji}
            </p>
            <h1 className="app-Splash-name">{brand.name}</h1>
            <p className="app-Splash-tagline">{words.tagline}</p>
            {progress}
          </header>
        </div>
      )}
      {/* Drawn while the splash fades, so that no frame between the two is empty. */}
      {stage !== 'shown' && (
        <Activity mode={stage === 'gone' ? 'visible' : 'hidden'}>{children}</Activity>
      )}
    </>
  );
}

// The page is served with the splash in it, which then waits for its script.
const neverChanges = () => () => {};
const isFalse = () => false;
const isTrue = () => true;

/** Time in ms since the first paint; 0 before it. The page as it is served paints before this script runs. */
function timeSinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}
