/** How long the first paint is waited for, in ms. */
const PAINT_LIMIT = 500;

// The splash stands for two seconds: nothing of the app comes in the way of what its first paint needs.
firstFrame()
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
