import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { formatNginxRoutes, listOfferedOperations } from '../src/print-routes.js';

// Loads every service.
jest.setTimeout(60_000);

const operations = listOfferedOperations();

test('the routes in the example of a proxy are those of the product', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../docs/ops/nginx-routes.conf'), 'utf8');
  expect(file).toBe(formatNginxRoutes(operations));
});

test('a path that two domains serve cannot be told apart by a proxy', () => {
  const [one] = operations;
  expect(() => formatNginxRoutes([one!, { ...one!, domain: 'another' }])).toThrow(/is served by/);
});
