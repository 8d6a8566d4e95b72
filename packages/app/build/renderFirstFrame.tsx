import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Start } from '../src/app/Start';
import { loadLanguage } from '../src/shared/words/language';

const never = () => new Promise<never>(() => {});

/** The markup of the app's first frame, its splash. `launch.tsx` hydrates it. */
export async function renderFirstFrame(): Promise<string> {
  const language = await loadLanguage([]);
  return renderToString(
    <StrictMode>
      <Start language={language} opening={never()} onTryAgain={never}>
        {() => null}
      </Start>
    </StrictMode>,
  );
}
