import { hostileTexts, hostileWorkbooks } from '@depot/node-testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import { temporaryFiles } from '../testing/temporary-files.js';
import { rowsOfFile } from './rows-of-file.js';

const files = temporaryFiles();
afterAll(files.remove);

async function rowsRead(content: Buffer): Promise<number> {
  let rows = 0;
  for await (const row of rowsOfFile(files.write(content))) rows += row.length > 0 ? 1 : 0;
  return rows;
}

/** The services are sent the same in every run (`hostile-files.db.spec.ts`); this reads them one by one. */
describe('files that take time or memory out of all proportion', () => {
  test.each(Object.entries({ ...hostileWorkbooks, ...hostileTexts }))('%s', async (_name, make) => {
    await expect(rowsRead(make())).rejects.toMatchObject({
      code: expect.stringMatching(/^(VALIDATION|PAYLOAD_TOO_LARGE|UNSUPPORTED_MEDIA_TYPE)$/),
    });
  });
});
