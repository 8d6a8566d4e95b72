import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/** The names of all tokens with this prefix, in their order in the page's style sheets. */
export function tokenNames(prefix: string): string[] {
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  return [...new Set(names)].filter((name) => name.startsWith(`--daybow-${prefix}`));
}

function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText === ':root, :host' ? [...rule.style] : [];
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSSupportsRule)
      return namesIn(rule.cssRules);
    return [];
  });
}

/** The tokens that the CSS of these components uses, sorted, from the page's style sheets. */
export function propertiesReadBy(components: readonly string[]): string[] {
  const own = new RegExp(`\\.daybow-(${components.join('|')})(?![A-Za-z])`);
  const rules = [...document.styleSheets].flatMap((sheet) => styleRulesIn(sheet.cssRules));
  const names = rules
    .filter((rule) => own.test(rule.selectorText))
    .flatMap((rule) => [...rule.cssText.matchAll(/var\((--daybow-[a-z0-9-]+)/g)])
    .map(([, name]) => String(name));
  const tokens = new Set(tokenNames(''));
  return [...new Set(names)].filter((name) => tokens.has(name)).toSorted();
}

function styleRulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRulesIn(rule.cssRules) : [];
  });
}

/** A computed style of an element, which follows the page's theme and text size. */
export function useComputedStyleOf(
  ref: RefObject<HTMLElement | null>,
  property: keyof CSSProperties & keyof CSSStyleDeclaration,
): string | undefined {
  const [value, setValue] = useState<string>();
  useLayoutEffect(() => {
    const read = () => {
      if (ref.current) setValue(String(getComputedStyle(ref.current)[property]));
    };
    read();
    const page = new MutationObserver(read);
    page.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    return () => page.disconnect();
  }, [ref, property]);
  return value;
}
