import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 to level AA, and what axe itself advises. No rule is left out. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe finds on the page as it stands. */
export async function violationsOn(page: Page): Promise<Violations> {
  // All in one page: there is no other site in a frame. What passes is not described, which takes half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(rules).analyze();
  return violations;
}

/** Each finding of axe with the beginning of its element. */
export async function findings(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** How a page is to be seen, before it is opened. */
export async function showIn(page: Page, { language, theme }: Look): Promise<void> {
  await page.addInitScript(
    ([inLanguage, inTheme]) => {
      if (window.top !== window) return; // a PDF in a frame has no storage
      localStorage.setItem('depot-language', inLanguage);
      localStorage.setItem('depot-theme', inTheme);
    },
    [language, theme] as const,
  );
}

interface Look {
  language: 'gb' | 'cn';
  theme: 'light' | 'dark';
}
