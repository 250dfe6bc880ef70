import { expect, test } from '@jest/globals';
import type { Input, Output } from './envelope.js';
import { moneyOut, versionParam } from './fields.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('a client sends what goes into a schema and receives what comes out', () => {
  const sent: Same<Input<typeof versionParam>, string> = true;
  const received: Same<Output<typeof versionParam>, number> = true;
  expect([sent, received]).toEqual([true, true]);
});

test('an amount of a response goes in as cents and comes out as dollars', () => {
  const cents: Input<typeof moneyOut> = 1250;
  const dollars: Output<typeof moneyOut> = moneyOut.parse(cents);
  expect(dollars).toBe(12.5);
});
