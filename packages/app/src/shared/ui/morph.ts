/**
 * Changes the page in a view transition: what has the same `view-transition-name` before and after moves to its new
 * place. Browsers without them change at once.
 */
export function morph<Result>(change: () => Result): Promise<Result> {
  if (!('startViewTransition' in document)) return Promise.resolve(change());
  return new Promise((resolve) => {
    const { ready } = document.startViewTransition(() => resolve(change()));
    // It is rejected where the page is hidden, and the change is made all the same.
    ready.catch(() => {});
  });
}
