import { File } from 'node:buffer';
import { importColumns, importKinds } from '@depot/contracts/importing';
import { expect, test } from '@jest/globals';
import { buildTemplate, isImportFile } from './ImportForm.js';

test('a workbook under the name of a text, and the other way round, is refused', async () => {
  const zip = new Uint8Array([0x50, 0x4b, 3, 4]);
  expect(await isImportFile(new File([zip], 'products.xlsx'))).toBe(true);
  expect(await isImportFile(new File(['Name,Price'], 'products.csv'))).toBe(true);
  expect(await isImportFile(new File([zip], 'products.csv'))).toBe(false);
  expect(await isImportFile(new File(['Name'], 'products.xlsx'))).toBe(false);
  expect(await isImportFile(new File(['Name'], 'products.pdf'))).toBe(false);
});

test('each template names every column', () => {
  for (const kind of importKinds) {
    const [header] = buildTemplate(importColumns[kind], 'gb').split('\r\n');
    expect(header!.split(',')).toHaveLength(importColumns[kind].length);
  }
});
