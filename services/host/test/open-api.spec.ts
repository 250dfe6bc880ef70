import { describeApi } from '@depot/node-http';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { apiTexts } from '../src/api-texts/index.js';
import { composeModules } from '../src/compose.js';
import { domains } from '../src/domains.js';

// Loads every service.
jest.setTimeout(60_000);

/** Characters of a summary: a line of a table of contents. */
const maxSummary = 100;

interface Described {
  operationId: string;
  summary?: string;
  responses: Record<string, { description: string }>;
}

let operations: Described[];
let document: Awaited<ReturnType<typeof describeApi>>;
beforeAll(async () => {
  document = await describeApi(composeModules(domains, undefined), apiTexts);
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods as Record<string, Described>));
});

test('each route has a summary, a sentence in one line', () => {
  expect(operations.length).toBeGreaterThan(150);
  const wrong = operations.filter(
    ({ summary }) => summary === undefined || !/^[A-Z].*\.$/.test(summary) || summary.length > maxSummary,
  );
  expect(wrong.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([]);
});

test('each answer is described', () => {
  const bare = operations.filter(({ responses }) => Object.values(responses).some(({ description }) => !description));
  expect(bare.map(({ operationId }) => operationId)).toEqual([]);
});

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

test('fields with a unit say it', () => {
  const find = operations.find(({ operationId }) => operationId === 'ordersFind') as unknown as {
    responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  };
  const order = find.responses[200]?.content['application/json']?.schema.properties?.obj;
  expect(order?.properties?.time?.description).toContain('milliseconds');
  const line = order?.properties?.orderItems?.items;
  expect(line?.properties?.rate?.description).toContain('US dollars');
  expect(line?.properties?.weight?.description).toContain('Pounds');
});

test('there are no texts for routes that are gone', () => {
  const known = new Set(operations.map(({ operationId }) => operationId));
  expect(Object.keys(apiTexts.routes).filter((id) => !known.has(id))).toEqual([]);
});
