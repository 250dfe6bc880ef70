import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { smallTargets, whatIsPressed } from './in-page.mjs';
import { launchBrowser } from './photographer.mjs';

// Starts Chromium.
jest.setTimeout(60_000);

const [browser, page] = [{}, {}];

beforeAll(async () => {
  browser.now = await launchBrowser();
  page.now = await browser.now.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser.now?.close());

/** Targets that are too small on a page with this body. */
async function tooSmall(body, style = '') {
  await page.now.setContent(`<style>
button { position: relative; width: 44px; height: 44px; padding: 0; border: 0; font-size: 10px; }
.low { height: 24px; } .near::after { position: absolute; inset: -10px 0; content: ''; } ${style}</style>
<main style="padding: 40px">${body}</main>`);
  return (await page.now.evaluateHandle(whatIsPressed)).evaluate(smallTargets);
}

it('names what is drawn low, and nothing that is as large as a thumb', async () => {
  expect(await tooSmall('<button>High</button><br><button class="low">Low</button>')).toEqual(['44 × 24 Low']);
});

it('counts where a press arrives, not what is drawn', async () => {
  expect(await tooSmall('<button class="low near">Near</button>')).toEqual([]);
  const cover = '<p style="position: absolute; top: 30px; left: 0; width: 100%; height: 30px; margin: 0"></p>';
  expect(await tooSmall(`<button>Covered</button>${cover}`)).toEqual(['44 × 32 Covered']);
});

it('asks for what the floor needs where the floor is', async () => {
  expect(await tooSmall('<button>Box</button>', 'main { --depot-control-height: 48px; }')).toEqual(['44 × 44 Box']);
});

it('sees the sign that empties a field before anything stands in it, and no link of a sentence', async () => {
  const field = '<button class="ant-input-clear-icon low" style="visibility: hidden">x</button>';
  expect(await tooSmall(`${field}<p>Read <a href="#">this</a>.</p>`)).toEqual(['44 × 24 x']);
});

it('looks at the dialog alone while one is open', async () => {
  const dialog = '<div role="dialog" aria-modal="true"><button class="low">Close</button></div>';
  expect(await tooSmall(`<button class="low">Behind</button>${dialog}`)).toEqual(['44 × 24 Close']);
});
