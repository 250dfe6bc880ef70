import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/prerequisites/printing.mjs';
import { fontsReady, prepareStorage, sidewaysPixels, smallTargets, whatIsPressed, wholeHeight } from './in-page.mjs';

const [quietMs, timeoutMs] = [300, 20_000];
const tags = { gb: 'en-US', cn: 'zh-CN' };
/** Taller pages are cut here: the rest is more of the same list. */
const tallest = 3_000;

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/**
 * Takes each page in one variant; returns axe's findings.
 *
 * @param {{ url: string; folder: string; readers: Record<string, { token: string }> }} place
 * @param {{ name: string; width: number; language: 'gb' | 'cn'; theme: string }} variant
 * @param {{ name: string; reader?: string; path: string; act?: (page: object) => Promise<void> }[]} pages
 */
export async function takePages(browser, { url, folder, readers }, variant, pages, tell) {
  const findings = [];
  for (const each of pages) {
    const { name } = each;
    tell(`${name} ${variant.name}`);
    const page = await openPage(browser, { url, readers }, variant, each);
    findings.push(...(await wrongOn(page)).map((finding) => ({ name, variant: variant.name, ...finding })));
    await stretch(page);
    await page.screenshot({ path: join(folder, `${name}-${variant.name}.png`), animations: 'disabled' });
    await page.context().close();
  }
  return findings;
}

/**
 * A page as its reader sees it once everything is there, in a context of its own.
 *
 * @param {{ width: number; height?: number; language: 'gb' | 'cn'; theme: string }} variant
 */
export async function openPage(browser, { url, readers }, variant, { reader, path, act }) {
  const { width, height = width < 640 ? 844 : 900 } = variant;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: tags[variant.language],
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    hasTouch: width < 640,
    serviceWorkers: 'block', // cached content of the previous page must not show
  });
  await context.addInitScript(prepareStorage, [readers[reader]?.token, variant.language, variant.theme]);
  const page = await context.newPage();
  await settle(page, () => page.goto(`${url}${path}`));
  if (act) await settle(page, () => act(page));
  return page;
}

/** Waits until no request was sent for a moment; the event stream never ends. */
async function settle(page, go) {
  let [open, last] = [new Set(), Date.now()];
  const isWaitedFor = (request) => !request.url().includes('/api/live');
  page.on('request', (request) => isWaitedFor(request) && open.add(request) && (last = Date.now()));
  const ended = (request) => open.delete(request) && (last = Date.now());
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await go();
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && (open.size > 0 || Date.now() - last < quietMs)) await page.waitForTimeout(50);
  await page.evaluate(fontsReady);
}

/** Makes the window as high as its scrolled content. */
async function stretch(page) {
  const height = await page.evaluate(wholeHeight);
  const { width, height: now } = page.viewportSize();
  if (height > now) await page.setViewportSize({ width, height: Math.min(height, tallest) });
}

/** Findings of axe, horizontal scrolling of the page, and targets that are too small for a thumb. */
async function wrongOn(page) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  const { width } = page.viewportSize();
  const overflow = await page.evaluate(sidewaysPixels);
  if (overflow > 0) found.push({ id: 'sideways', impact: 'serious', where: [`${overflow} px`] });
  if (width < 640) {
    const small = await (await page.evaluateHandle(whatIsPressed)).evaluate(smallTargets);
    if (small.length > 0) found.push({ id: 'small-target', impact: 'moderate', where: small });
  }
  return found;
}
