import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Opening } from '../src/app/Opening';
import { loadLanguage } from '../src/shared/words/language';

const never = () => new Promise<never>(() => {});

/** The markup of the app's first frame, its splash. `main.tsx` hydrates it. */
export async function renderFirstFrame(): Promise<string> {
  const language = await loadLanguage([]);
  return renderToString(
    <StrictMode>
      <Suspense>
        <Opening language={language} opening={never()} upgrade={never()} onTryAgain={never}>
          {() => null}
        </Opening>
      </Suspense>
    </StrictMode>,
  );
}
