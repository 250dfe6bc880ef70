import { expect, test } from '@jest/globals';
import { operationsIn } from './called-operations.mjs';

test.each([
  ["query: (body) => ({ url: '/order/query', method: 'POST', body })", 'POST /order/query'],
  ["query: () => ({ url: '/warehouse' })", 'GET /warehouse'],
  ['query: (id) => ({ url: `/return/${id}?full=true` })', 'GET /return/:'],
  ["download({ path: '/order/download', body: { ids } })", 'POST /order/download'],
  ["download({ path: '/document/label' })", 'GET /document/label'],
  ['_jsx(AsOf, { url: "/report/sales", body: request })', 'POST /report/sales'],
  ['_jsx(AsOf, { url: "/report/ageing" })', 'GET /report/ageing'],
])('%s asks for %s', (source, operation) => expect(operationsIn(source)).toEqual([operation]));
