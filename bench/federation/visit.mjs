/** Milliseconds between pointing at an entry of the sidebar and clicking it, as a hand does it. */
const handMs = 200;

/** Notes in the page when rows of a table are first drawn, and when an entry is clicked. */
function watch([key, token]) {
  const { document, location, MutationObserver } = globalThis;
  localStorage.setItem(key, token);
  const marks = { usable: undefined, clicked: undefined };
  globalThis.benchMarks = marks;
  const look = () => {
    const isThere = document.querySelector('main tr[data-row-key]') !== null;
    if (isThere && marks.usable === undefined && (!marks.target || location.pathname === marks.target)) marks.usable = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  globalThis.addEventListener(
    'click',
    () => {
      marks.clicked = performance.now();
      marks.usable = undefined;
    },
    true,
  );
}

/** Opens the page with nothing cached: bytes and requests of what is not the API until rows are drawn, and the time until then. */
export async function openCold(browser, origin, path, signedIn) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch, signedIn);
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

/** Goes to a page by its entry; milliseconds from the click until its rows are drawn. */
export async function go(page, path) {
  const entry = page.locator(`nav a[href="${path}"]`).first();
  await entry.hover();
  await page.waitForTimeout(handMs);
  await page.evaluate((target) => (globalThis.benchMarks.target = target), path);
  await entry.click();
  await page.waitForFunction(() => globalThis.benchMarks.usable !== undefined);
  return page.evaluate(() => globalThis.benchMarks.usable - globalThis.benchMarks.clicked);
}
