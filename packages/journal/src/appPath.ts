/** The path under which the app is served, with a slash at both ends; its build says which. */
export const APP_PATH: string =
  (import.meta as { readonly env?: { readonly BASE_URL?: string } }).env?.BASE_URL ?? '/';
