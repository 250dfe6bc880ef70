import { tokenStorageKey } from '@depot/contracts/session';
import { heapKinds } from './heap-kinds.mjs';

/** Milliseconds for which a page is looked at: its data come and its rows are drawn. */
const lookMs = 250;

/**
 * Goes to a page as the browser's own buttons do, without loading anything anew, and waits until the page's screen is
 * there.
 */
async function goTo(path) {
  const { document, history, dispatchEvent, PopStateEvent } = globalThis;
  const left = document.querySelector('main')?.firstElementChild;
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  const isThere = () => {
    const page = document.querySelector('main')?.firstElementChild;
    return page !== left && page?.ariaBusy !== 'true';
  };
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Every page of the sidebar of the warehouse, as the registry lists them to somebody who is signed in. */
async function pathsOf(url, token) {
  const answer = await fetch(`${url}/api/remotes`, { headers: { authorization: `Bearer ${token}` } });
  const entries = Object.values((await answer.json()).microFrontends).flatMap(
    ([{ extras }]) => extras.shell.navigation,
  );
  return entries
    .filter(({ audience }) => audience !== 'store')
    .flatMap(({ path, children }) => children?.map((child) => child.path) ?? [path])
    .map((path) => `/in/${path}`);
}

/** A tab of somebody who is signed in, and what it keeps. */
export async function openTab(browser, url, token) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token]);
  const paths = await pathsOf(url, token);
  await page.goto(`${url}${paths.at(-1)}`);
  await page.locator('main button').first().waitFor({ state: 'attached' });
  const devtools = await context.newCDPSession(page);
  return {
    paths,
    async goRound() {
      for (const path of paths) {
        await page.evaluate(goTo, path);
        await page.waitForTimeout(lookMs);
      }
    },
    async memory() {
      for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      return { heap: usedSize, ...(await heapKinds(devtools)), nodes, listeners: jsEventListeners };
    },
  };
}
