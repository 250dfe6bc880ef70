import { describeApi } from '@depot/node-http';
import { expect, test } from '@jest/globals';
import { composeModules } from '../src/compose.js';
import { domains } from '../src/domains.js';

interface Described {
  operationId: string;
  'x-may-be-behind'?: boolean;
}

/**
 * Routes that may be read from a replica, written by hand: none whose data a user edits or decides by, and none that
 * writes.
 */
const written = [
  ...['reportsAgeing', 'reportsAgeingDownload', 'reportsBestProducts', 'reportsCategory', 'reportsCategoryDownload'],
  ...['reportsInvoicesDownload', 'reportsProductUsage', 'reportsProductUsageDownload', 'reportsSales'],
  ...['reportsSalesDownload', 'reportsSalesOverTime', 'reportsStatement', 'reportsStatementDownload'],
];

test('only what is named here is read from a replica', async () => {
  const { paths } = await describeApi(composeModules(domains, undefined));
  const all = Object.values(paths as Record<string, Record<string, Described>>).flatMap(Object.values<Described>);
  const behind = all.filter((operation) => operation['x-may-be-behind']).map(({ operationId }) => operationId);
  expect(behind.sort()).toEqual(written);
});
