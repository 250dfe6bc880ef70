import { DomainError } from '@depot/contracts/errors';
import { hostileTexts, hostileWorkbooks } from '@depot/node-testing';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { temporaryFiles } from '../testing/temporary-files.js';
import { readFile } from './read-file.js';

// Reads files of millions of rows.
jest.setTimeout(300_000);

const files = temporaryFiles();
afterAll(files.remove);

const form = {
  columns: [{ field: 'order', title: { gb: 'Order', cn: '订单' }, required: true }],
  module: new URL('../../dist/testing/order-row.js', import.meta.url).href,
  schema: 'orderRow',
};

/** Code of the file's refusal. */
async function findProblemCode(content: Buffer): Promise<string> {
  try {
    for await (const said of readFile(files.write(content), form))
      if ('titles' in said && said.problems.length > 0) return 'VALIDATION';
    return 'none';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

/** The services are sent the same in every run (`hostile-files.db.spec.ts`); this reads them one by one. */
describe('files that take time or memory out of all proportion', () => {
  test.each(Object.entries({ ...hostileWorkbooks, ...hostileTexts }))('%s', async (_name, make) => {
    expect(await findProblemCode(make())).toMatch(/^(VALIDATION|PAYLOAD_TOO_LARGE|UNSUPPORTED_MEDIA_TYPE)$/);
  });
});
