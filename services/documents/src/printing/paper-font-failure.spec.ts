import * as files from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';

const readFile = jest.fn(files.readFile);
jest.unstable_mockModule('node:fs/promises', () => ({ ...files, readFile }));
const { addPaperFont: withPaperFont } = await import('./paper-font.js');

test('reads a font again after a failed read', async () => {
  const busy = new Error('EMFILE: too many open files');
  readFile.mockRejectedValueOnce(busy);
  expect(await withPaperFont('<style></style>发票').catch((error: unknown) => error)).toBe(busy);
  expect(await withPaperFont('<style></style>发票')).toContain('Paper Chinese');
});
