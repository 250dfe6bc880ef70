import { labelsHtml } from '@depot/documents/print';
import { afterAll, describe, expect, test } from '@jest/globals';
import { PdfPrinter } from './pdf-printer.js';

const printer = new PdfPrinter();
const fontsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype\s*\/(CIDFontType\d|Type3)\b/g)].map(([, type]) => type);
const paper = (text: string) => `<!doctype html><meta charset="utf-8"><style>
  body { font-family: 'Paper Latin', 'Paper Chinese', 'Noto Sans CJK SC' } b { font-weight: 650 }</style>${text}`;

afterAll(() => printer.onApplicationShutdown());

describe('fonts within a PDF', () => {
  test.each([
    ['English', 'Invoice I12 of <b>Around the Horn</b>', 2],
    ['Chinese', '发票<b>总计</b>', 2],
    ['both', '发票 I12 <b>总计 $12.50</b>', 4],
  ])('%s is written in fonts, one of each weight', async (_name, text, count) => {
    expect(fontsOf(await printer.print(paper(text)))).toEqual(Array.from({ length: count }, () => 'CIDFontType2'));
  });

  test('prints a character that only a system font has', async () => {
    expect(fontsOf(await printer.print(paper('龘靐齉')))).not.toEqual([]);
  });

  test('applies to labels, too', async () => {
    const label = { qrValue: 'U7K3M9PQ2RSTV4WX', qrText: '卡布拉莱斯奶酪 4.10 磅' };
    expect(fontsOf(await printer.print(labelsHtml({ labels: [label] })))).not.toContain('Type3');
  });
});
