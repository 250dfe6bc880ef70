import { watchDrawing } from './watch.mjs';

/**
 * Milliseconds for which somebody looks at a page before going on, and between pointing at an entry of the sidebar and
 * clicking it, as a hand does it.
 */
const lookMs = 1_000;
const handMs = 200;

/**
 * Opens the page with nothing cached: bytes and requests of what is not the API until rows are drawn, and the time
 * until then.
 */
export async function openCold(browser, origin, path, signedIn) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchDrawing, signedIn);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const files = new Map();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin) && !request.url.includes('/api/')) files.set(requestId, 0);
  });
  network.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => files.has(requestId) && files.set(requestId, encodedDataLength),
  );
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchMarks?.usable !== undefined);
  for (const length of files.values()) bytes += length;
  const ms = await page.evaluate(() => globalThis.benchMarks.usable);
  return { context, page, bytes, requests: files.size, ms };
}

/** Opens the page again, with everything cached that may be: milliseconds until rows are drawn. */
export async function reopen(page) {
  await page.waitForTimeout(lookMs);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchMarks?.usable !== undefined);
  return page.evaluate(() => globalThis.benchMarks.usable);
}

/**
 * Goes to a page by its entry; milliseconds from the click until its frame is painted, and until its first rows are.
 */
export async function go(page, path) {
  await page.waitForTimeout(lookMs);
  const entry = page.locator(`nav a[href="${path}"]`).first();
  await entry.hover();
  await page.waitForTimeout(handMs);
  await page.evaluate((target) => (globalThis.benchMarks.target = target), path);
  await entry.click();
  await page.waitForFunction(() => globalThis.benchMarks.rows !== undefined);
  return page.evaluate(() => {
    const { clicked, frame, rows } = globalThis.benchMarks;
    return { frame: frame - clicked, rows: rows - clicked };
  });
}
