import { expect, test } from '@jest/globals';
import { withTestRules } from './test-rules.mjs';

/** State of jest once a file has been set up. */
async function setUp(testPath, docblockPragmas = {}, globalConfig = {}) {
  const state = { randomize: true, testTimeout: 5_000 };
  const environment = new (withTestRules(class {}))({ globalConfig }, { testPath, docblockPragmas });
  await environment.handleTestEvent({ name: 'setup' }, state);
  return state;
}

test.each([
  ['/checkout/mf-orders/src/screens/Orders.spec.tsx', {}, { randomize: true, testTimeout: 20_000 }],
  ['/checkout/services/orders/test/returns.db.spec.ts', {}, { randomize: false, testTimeout: 60_000 }],
  ['/checkout/tools/a.spec.mjs', { keepOrder: 'one server' }, { randomize: false, testTimeout: 20_000 }],
])('%s %p', async (file, pragmas, expected) => expect(await setUp(file, pragmas)).toEqual(expected));

test('a limit that the command gives wins', async () =>
  expect(await setUp('/checkout/a.spec.ts', {}, { testTimeout: 90_000 })).toMatchObject({ testTimeout: 90_000 }));
