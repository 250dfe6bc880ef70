import { labelSheetNames } from '@depot/contracts/documents';
import { type Label, labelSheets } from '@depot/documents';
import { labelsHtml } from '@depot/documents/print';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../src/printing/chromium.js';
import { addPaperFont } from '../src/printing/paper-font.js';

// Chromium measures hundreds of labels.
jest.setTimeout(120_000);

/** A label as the browser sets it: inches that stay free inside its die cut, and whether a line or its code is whole. */
interface SetLabel {
  text: string;
  free: number;
  code: number;
  /** Number of lines of its amount. */
  amountLines: number;
}

/** Text below the name. */
type Facts = Pick<Label, 'lot' | 'expiry'>;

/** Inches by which lines of whole pixels may reach into the free edge. */
const rounded = 0.015;

const names = [
  'Slow-roasted organic pork belly with fennel, chilli and lemons of Amalfi, in the family box of twelve pieces each, ',
  'QUESO CABRALES ÄÖÜ ÉÈÊ W%M@—WM ',
  '内蒙古草原散养羊后腿肉（带骨真空包装）礼盒装家庭分享超值组合，',
  '有机五花肉 Bio 猪肉 ',
].map((name) => name.repeat(8));
const amounts = ['', ' 4.10 lb', ' × 40', ' 1,000,000.00 lb', ' × 1,000,000'];
const day = { expiry: '2027-03-31' };
const lots: Facts[] = [{}, day, { lot: 'L7', ...day }, { lot: 'ABCDEFGHIJ'.repeat(3), ...day }];
/** As long as a lot may be. */
const longLots: Facts[] = [
  { lot: 'W'.repeat(50), ...day },
  { lot: '批'.repeat(50), ...day },
  { lot: 'LOT-2026 '.repeat(5).trim() },
];

/** For every name its prefixes of 1 to 100 characters, with each amount and lot in turn. */
const labels = names.flatMap((name, which) =>
  Array.from({ length: 100 }, (_, at): Label => ({
    qrValue: '0123456789ABCDEFGHJK',
    qrText: `${[...name]
      .slice(0, at + 1)
      .join('')
      .trim()}${amounts[(at + which) % amounts.length]}`,
    ...[...lots, ...longLots][(at * 3 + which) % (lots.length + longLots.length)],
  })),
);

describe.each(labelSheetNames)('names of 1 to 100 characters on %s', (sheet) => {
  const stock = labelSheets[sheet];
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const set = async (): Promise<SetLabel[]> => {
    await page.setContent(await addPaperFont(labelsHtml({ labels, sheet })), { waitUntil: 'load' });
    return page.$$eval('.qr-block', (blocks) =>
      blocks.map((block) => {
        const text = block.lastElementChild as HTMLElement;
        const cut = block.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(text);
        // The height of a line is that of its box, not of its font.
        const box = text.getBoundingClientRect();
        const beside = [...range.getClientRects()].flatMap(({ left, right }) => [left - cut.left, cut.right - right]);
        const free = [...beside, box.top - cut.top, cut.bottom - box.bottom];
        return {
          text: text.innerText,
          free: Math.min(...free) / 96,
          code: block.querySelector('svg')!.getBoundingClientRect().width / 96,
          amountLines: text.querySelector('span')?.getClientRects().length ?? 1,
        };
      }),
    );
  };

  test('stay inside the die cut, beside a code of one size and with the full amount', async () => {
    const all = await set();
    expect(all).toHaveLength(labels.length);
    expect(all.filter(({ free }) => free < stock.padding - rounded)).toEqual([]);
    expect(all.filter(({ code }) => Math.abs(code - stock.code) > 0.002)).toEqual([]);
    expect(all.filter(({ amountLines }) => amountLines !== 1)).toEqual([]);
    const said = all.map(({ text }) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' '));
    labels.forEach(({ qrText, ...facts }, at) => {
      const [amount] = /([\d,]+\.\d{2} lb|× [\d,]+)$/.exec(qrText) ?? [''];
      expect(said[at]).toContain(amount);
      expect([...said[at]!][0]).toBe([...qrText][0]);
      if (facts.expiry) expect(said[at]).toContain(`EXP ${facts.expiry}`);
    });
  });
});
