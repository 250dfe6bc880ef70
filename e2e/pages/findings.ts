import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 to level AA, and axe's own best practices. No rule is disabled. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Violations that axe finds on the current page. */
export async function violationsOn(page: Page): Promise<Violations> {
  // Legacy mode, because no frame shows another site. Passed rules are not reported, which halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(rules).analyze();
  return violations;
}

/** Each finding of axe with the beginning of its element. */
export async function findings(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Sets language and theme before the page opens. */
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
