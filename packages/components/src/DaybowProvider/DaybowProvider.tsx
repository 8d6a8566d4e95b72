import { useContext, useMemo, type ReactNode } from 'react';
import { validLocale } from '../internal/validLocale';
import {
  DaybowContext,
  type DaybowSettings,
  type DaybowWords,
  type PortalContainer,
} from '../internal/words';

export interface DaybowProviderProps {
  /** The part of the app that the provider is for, usually all of it. */
  children?: ReactNode;
  /**
   * The words of components, by component and prop: `{ Dialog: { closeLabel: 'Schließen' } }`. A prop of a
   * component takes precedence.
   *
   * @defaultValue English
   */
  words?: DaybowSettings['words'];
  /**
   * The language of dates and numbers, as a BCP 47 tag.
   *
   * @defaultValue that of an outer provider, or `'en'`
   */
  locale?: string | undefined;
  /**
   * The writing direction, for these children and for what they render elsewhere: dialogs and toasts.
   *
   * @defaultValue that of the page
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /**
   * The element, or shadow root, to render dialogs and toasts into: for an app in a shadow root or an iframe. Null is
   * the default.
   *
   * @defaultValue that of an outer provider, or the page's `<body>`
   */
  container?: PortalContainer | null | undefined;
}

/**
 * Words, language, writing direction and the place of dialogs and toasts for all components below it, at once. A
 * provider inside another one adds to it. With `dir`, it renders a `<div>` without a box; otherwise only its children.
 *
 * @example
 * <DaybowProvider locale="de" words={{ Dialog: { closeLabel: 'Schließen' } }}>
 *   <App />
 * </DaybowProvider>
 */
export function DaybowProvider({ children, words, locale, dir, container }: DaybowProviderProps) {
  const outer = useContext(DaybowContext);
  const settings = useMemo(
    () => ({
      words: mergeWords(outer.words, words),
      locale: locale === undefined ? outer.locale : validLocale('DaybowProvider', locale),
      dir: dir ?? outer.dir,
      container: container ?? outer.container,
    }),
    [outer, words, locale, dir, container],
  );
  return (
    <DaybowContext value={settings}>
      {dir ? (
        <div dir={dir} lang={settings.locale} style={{ display: 'contents' }}>
          {children}
        </div>
      ) : (
        children
      )}
    </DaybowContext>
  );
}

function mergeWords(outer: DaybowSettings['words'], inner: DaybowSettings['words']) {
  if (!outer || !inner) return inner ?? outer;
  const components = Object.keys({ ...outer, ...inner }) as (keyof DaybowWords)[];
  return Object.fromEntries(components.map((name) => [name, { ...outer[name], ...inner[name] }]));
}
