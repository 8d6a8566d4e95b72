import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app';

const themes = ['light', 'dark'] as const;

/** The app itself is light for now; its dark colours hold all the same, once they are reached. */
const setTheme = (page: Page, theme: (typeof themes)[number]) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    // A transition that another one replaces is never finished.
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

export async function expectNoAxeViolations(page: Page, where: string) {
  // A page without frames needs no second page to sum up in, as axe would have it otherwise.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(passes.length, where).toBeGreaterThan(5);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([]);
}

export async function expectAccessibleInBothThemes(page: Page, where: string) {
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectNoAxeViolations(page, `${where}, ${theme}`);
  }
}
