import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Start } from '../src/Start';
import { loadLanguage } from '../src/words/language';

/** The markup of the app's first frame, its splash. `main.tsx` hydrates it. */
export async function renderFirstFrame(): Promise<string> {
  const language = await loadLanguage([]);
  return renderToString(
    <StrictMode>
      <Start language={language} opening={new Promise(() => {})}>
        {() => null}
      </Start>
    </StrictMode>,
  );
}
