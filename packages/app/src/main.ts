import { holdTabLock } from './shell/tabLock';

/** How long the first paint is waited for, in ms. */
const PAINT_LIMIT = 500;

/** How long the bow of the splash is waited for, in ms: a little longer than it is drawn. */
const DRAWING_LIMIT = 800;

// No other tab changes the version under what comes from here on.
holdTabLock();

// The splash stands for two seconds: nothing of the app comes in the way of what its first paint needs, or of the bow
// that is drawn then.
firstFrame()
  .then(fetchApp)
  .then(splashDrawn)
  .then(() => import('./launch'))
  .then(({ started }) => started)
  .then(() => failure()?.remove())
  .catch(showFailure);

/** What the served page says then, in the default language alone. */
function failure(): HTMLElement | null {
  return document.getElementById('not-loaded');
}

/** Says in the served page that the app cannot be loaded, as on a line that broke. */
function showFailure(error: unknown) {
  failure()?.removeAttribute('hidden');
  throw error;
}

/** Until the served page has painted its splash. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // A page in the background paints nothing, and a browser may keep such times to itself.
    setTimeout(resolve, PAINT_LIMIT);
  });
}

/** Fetches the app's script, without running it. The development server has no such file. */
function fetchApp() {
  document.querySelector('[rel=app]')?.setAttribute('rel', 'modulepreload');
}

/** Until nothing moves any more in the served page. */
function splashDrawn() {
  const moves = document.getAnimations().map(({ finished }) => finished);
  const limit = new Promise((resolve) => setTimeout(resolve, DRAWING_LIMIT));
  return Promise.race([Promise.allSettled(moves), limit]);
}
