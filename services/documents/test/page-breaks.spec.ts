import type { Language } from '@depot/contracts/errors';
import { invoicesHtml, orderSheetsHtml, statementHtml } from '@depot/documents/print';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../src/printing/chromium.js';
import { addPaperFont } from '../src/printing/paper-font.js';
import { creditOf, invoiceOf, linesOf, orderOf, seller, statementOf } from '../src/testing/papers.js';

// Chromium prints dozens of papers.
jest.setTimeout(120_000);

/** Overflow of a sheet's rows and content, and free space above its foot, in points. */
interface Drawn {
  rows: number[];
  /** Beyond the sheet's edges. */
  beyond: number;
  free: number;
}

const papers = ['LETTER', 'A4'] as const;
const languages: Language[] = ['gb', 'cn'];
const settings = papers.flatMap((paper) => languages.map((language) => ({ paper, language })));
/** A row that would have fitted may be left for the next page by less than this: texts are measured a little wide. */
const spared = 26;

describe('sheets as Chromium draws them', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    await page.emulateMediaType('print'); // on a screen a sheet grows
  });
  afterAll(() => browser.close());

  async function draw(html: string): Promise<Drawn[]> {
    await page.setContent(await addPaperFont(html), { waitUntil: 'load' });
    return page.$$eval('.sheet', (sheets) =>
      sheets.map((sheet) => {
        const points = 0.75;
        const box = sheet.getBoundingClientRect();
        const foot = sheet.querySelector('footer')!.getBoundingClientRect();
        const parts = [...sheet.querySelectorAll('td, th, dd, dt, h1, h2, address, .note, .stamp')];
        const over = parts.map((part) => {
          const { right, left, bottom } = part.getBoundingClientRect();
          const wide = part.scrollWidth - part.clientWidth;
          return Math.max(right - box.right, box.left - left, bottom - foot.top, wide > 1 ? wide : 0);
        });
        return {
          // Lots are a row of their own beneath that of their line.
          rows: [...sheet.querySelectorAll('tbody tr:not(.lots)')].map((row) =>
            [row, ...(row.matches('.above') ? [row.nextElementSibling!] : [])].reduce(
              (sum, part) => sum + part.getBoundingClientRect().height * points,
              0,
            ),
          ),
          beyond: Math.max(sheet.scrollHeight - sheet.clientHeight, ...over) * points,
          free: sheet.querySelector('.grow')!.getBoundingClientRect().height * points,
        };
      }),
    );
  }

  function expectWellDealt(sheets: readonly Drawn[]): void {
    for (const { beyond } of sheets) expect(beyond).toBeLessThanOrEqual(1);
    sheets.slice(0, -2).forEach(({ free }, index) => {
      expect(free).toBeLessThan((sheets[index + 1]?.rows[0] ?? 0) + spared);
    });
    const last = sheets.at(-1)?.rows.length ?? 0;
    if (sheets.length > 1) expect(last).toBeGreaterThanOrEqual(2);
  }

  test.each(settings)(
    'invoices of 1 to 300 lines on $paper in $language are full pages',
    async ({ paper, language }) => {
      for (const lines of [1, 2, 3, 5, 8, 9, 10, 11, 12, 13, 14, 16, 20, 30, 61, 140, 300])
        expectWellDealt(await draw(invoicesHtml(language, [{ invoice: invoiceOf(lines, { seller: seller(paper) }) }])));
    },
  );

  test.each(settings)(
    'order sheets of 1 to 300 lines on $paper in $language are full pages',
    async ({ paper, language }) => {
      const props = {
        seller: seller(paper),
        formattedDate: '11/4/2026',
        formattedShipDay: '11/6/2026',
        lines: linesOf(300),
        shipTo: 'Dock 3\nBoston',
        outboundUrl: 'http://d',
      };
      for (const lines of [1, 2, 17, 18, 19, 20, 21, 22, 60, 300]) {
        for (const status of ['PROCESSING', 'OUTBOUND'] as const)
          expectWellDealt(await draw(orderSheetsHtml(language, [{ ...props, order: orderOf(lines, status) }])));
      }
    },
  );

  test.each(settings)(
    'statements of up to 300 invoices on $paper in $language are full pages, whose heads stay with what follows',
    async ({ paper, language }) => {
      for (const lines of [0, 1, 2, 7, 12, 17, 18, 19, 20, 21, 22, 23, 24, 40, 300]) {
        const sheets = await draw(statementHtml({ statement: statementOf(lines, paper), language }));
        for (const { beyond } of sheets) expect(beyond).toBeLessThanOrEqual(1);
        // The head, its first row and the sums of a table with one row move to a new page together.
        sheets.slice(0, -2).forEach(({ free }, index) => {
          const [head = 0, row = 0, sums = 0] = sheets[index + 1]?.rows ?? [];
          expect(free).toBeLessThan(head + row + sums + spared);
        });
        if (sheets.length > 1) expect(sheets.at(-1)?.rows.length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test.each(papers)('a logo of any shape fits on the first page of %s', async (paper) => {
    for (const [width, height] of [
      [960, 320],
      [320, 960],
      [20, 10],
    ] as const) {
      const logo = { key: 'a'.repeat(32), width, height };
      for (const lines of [8, 9, 10, 11, 12, 30])
        expectWellDealt(
          await draw(invoicesHtml('gb', [{ invoice: invoiceOf(lines, { seller: { ...seller(paper), logo } }) }])),
        );
    }
  });

  test('twenty short lines and their totals fit on one page', async () => {
    const plain = { deliveryDate: null, poNumber: '', note: '' };
    for (const lines of [17, 18, 19, 20])
      expect(await draw(invoicesHtml('gb', [{ invoice: invoiceOf(lines, plain, true) }]))).toHaveLength(1);
  });

  test.each(settings)(
    'a note of any number of lines hides nothing on $paper in $language',
    async ({ paper, language }) => {
      const notes = [Array(250).fill('a').join('\n'), Array(60).fill('Dock 3.').join('\n'), '送货到后门'.repeat(100)];
      const props = { formattedDate: '11/4/2026', formattedShipDay: '11/6/2026', shipTo: 'Dock 3\nBoston' };
      for (const note of notes) {
        for (const lines of [1, 3, 30]) {
          const ofLines = { ...seller(paper), address: notes[0]!.slice(0, 300), paymentInstructions: notes[0]! };
          const billed = invoiceOf(lines, { seller: lines > 1 ? ofLines : seller(paper), note });
          const [item] = billed.invoiceItems;
          billed.invoiceItems[0] = { ...item!, description: '曼彻格奶酪（十二个月）'.repeat(28) };
          const papers = [invoicesHtml(language, [{ invoice: billed }])];
          for (const status of ['PROCESSING', 'OUTBOUND'] as const) {
            const order = { ...orderOf(lines, status), note };
            const sheet = { ...props, order, seller: seller(paper), outboundUrl: 'http://d' };
            papers.push(orderSheetsHtml(language, [sheet]));
          }
          for (const html of papers) for (const { beyond } of await draw(html)) expect(beyond).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  test('the largest amounts stay inside the margins, paid, void and credited alike', async () => {
    const large = '$100,000,000,000.00';
    const sums = { formattedTotal: large, formattedPaid: large, formattedBalanceDue: large };
    const [item] = invoiceOf(1).invoiceItems;
    const items = [
      { ...item!, quantity: 1_000_000, weight: 1_000_000, formattedRate: '$10,000,000.00', formattedAmount: large },
    ];
    const own = { ...sums, invoiceItems: items, clientName: 'W'.repeat(100) };
    for (const status of ['UNPAID', 'PAID', 'VOID'] as const) {
      const settled = { status, formattedSettledDay: '12/24/2026', paidMethod: 'TRANSFER' } as const;
      const invoices = [invoiceOf(1, { ...own, ...settled }), { ...creditOf(1), ...own, ...settled }];
      for (const invoice of invoices) expectWellDealt(await draw(invoicesHtml('gb', [{ invoice }])));
    }
    const account = await draw(statementHtml({ statement: statementOf(30, 'LETTER', large), language: 'gb' }));
    for (const { beyond } of account) expect(beyond).toBeLessThanOrEqual(1);
  });
});
