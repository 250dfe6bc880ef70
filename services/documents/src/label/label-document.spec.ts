import { labelSheets, labelsPerSheet } from '@depot/documents';
import { runInContext } from '@depot/node-context';
import { expect, test } from '@jest/globals';
import { JoinedPdf } from '../printing/joined-pdf.js';
import { PdfPrinter } from '../printing/pdf-printer.js';
import { LabelDocument } from './label-document.js';

/** Prints nothing; keeps how many labels each part would hold. */
class PartsOnly extends JoinedPdf {
  readonly sizes: number[] = [];

  override print<T>(_title: string, batches: readonly (readonly T[])[]): Promise<Buffer> {
    this.sizes.push(...batches.map(({ length }) => length));
    return Promise.resolve(Buffer.alloc(0));
  }
}

const perSheet = labelsPerSheet(labelSheets.AVERY_22805);
const labels = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ qrValue: `CODE${nth}`, qrText: `Tea ${nth}` }));

async function partsOf(count: number, startPosition?: number): Promise<number[]> {
  const parts = new PartsOnly(new PdfPrinter());
  const document = new LabelDocument(parts).buildDocument({ qrCodes: labels(count), startPosition });
  expect(document.total).toBe(count);
  await runInContext({}, () => document.make(() => Promise.resolve()));
  return parts.sizes;
}

test('prints labels in batches of whole sheets', async () => {
  expect(await partsOf(500)).toEqual([240, 240, 20]);
});

test('ends the first batch at the end of a sheet, also on a partly used one', async () => {
  const startPosition = 22;
  const [first = 0, ...others] = await partsOf(500, startPosition);
  expect((startPosition - 1 + first) % perSheet).toBe(0);
  expect(others).toEqual([240, 500 - 240 - first]);
});

test('refuses a start position that no sheet has', async () => {
  await expect(partsOf(1, perSheet + 1)).rejects.toMatchObject({ code: 'VALIDATION' });
});
