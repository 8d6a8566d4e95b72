/** The browser's offer to install the app: not in all browsers, nor in TypeScript's types. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | null) {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the offer, which comes once, soon after the page is loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(null));
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the browser offers to install the app. */
export const canInstall = (): boolean => offered !== null;

/** Has the browser ask to install the app. It can be asked once. */
export function install(): void {
  void offered?.prompt();
  keep(null);
}
