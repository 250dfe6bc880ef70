import { watchLoading } from './watch.mjs';

/** Slow 4G as browsers' own tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A phone of some years ago takes four times as long as this machine. */
const slowdown = 4;
/** Milliseconds between two keys of somebody who types on a phone. */
const keyMs = 150;

/** A phone's browser with nothing cached, on a slow network. */
async function slowPhone(browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.addInitScript(watchLoading);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4g);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = { bytes: 0 };
  tools.on('Network.dataReceived', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return { context, page, traffic };
}

/**
 * Opens the sign-in page with nothing cached, types, signs in and waits for the own orders. Milliseconds and bytes.
 *
 * @returns {Promise<{ typable: number, typableBytes: number, orders: number, ordersBytes: number }>}
 */
export async function signInOnPhone(browser, origin, { username, password }) {
  const { context, page, traffic } = await slowPhone(browser);
  await page.goto(`${origin}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.phoneMarks?.typable !== undefined);
  const typableBytes = traffic.bytes;
  await page.locator('input[type=email]').pressSequentially(username, { delay: keyMs });
  await page.locator('input[type=password]').pressSequentially(password, { delay: keyMs });
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => globalThis.phoneMarks.rows !== undefined, undefined, { timeout: 60_000 });
  const { typable, clicked, rows } = await page.evaluate(() => globalThis.phoneMarks);
  const ordersBytes = traffic.bytes;
  await context.close();
  return { typable, typableBytes, orders: rows - clicked, ordersBytes };
}
