import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { exportedTags, printTags } from './endpoint-tags.mjs';

const lists = { type: 'Order', id: 'LIST' };
const operation = (facts, parameters = []) => ({ operationId: 'ordersFind', 'x-depot-tags': facts, parameters });

test.each([
  ['no tags', undefined, undefined],
  ['a read', { provides: ['Order', lists] }, "providesTags: ['Order', { type: 'Order', id: 'LIST' }] as const"],
  ['a command, whatever its outcome', { invalidates: ['Order'] }, "invalidatesTags: ['Order'] as const"],
  ['a command that changes nothing shown', { invalidates: 'nothing' }, undefined],
])('%s', (_what, facts, code) => {
  expect(printTags(operation(facts))).toBe(code);
});

/** The tags that the code gives for each outcome of a command. */
function outcomes(invalidates) {
  const code = printTags(operation({ invalidates })).replace('invalidatesTags: ', '').replaceAll(' as const', '');
  const tags = runInNewContext(code.replaceAll(/: (?:unknown|\{ code: string \} \| undefined)/g, ''));
  const failures = [undefined, { code: 'STALE' }, { code: 'CONFLICT' }];
  return JSON.parse(JSON.stringify(failures.map((failure) => tags(undefined, failure))));
}

test('tags by outcome: done, refused because the screen was out of date, and refused', () => {
  expect(outcomes({ done: ['Order'] })).toEqual([['Order'], [], []]);
  expect(outcomes({ done: ['Order'], stale: ['Order'] })).toEqual([['Order'], ['Order'], []]);
  expect(outcomes({ done: ['Order', 'Product'], stale: [lists] })).toEqual([['Order', 'Product'], [lists], []]);
});

test('a tag of one thing takes its id from a parameter, which the operation must have', () => {
  const facts = { provides: [{ type: 'Order', idOf: 'orderId' }] };
  expect(printTags(operation(facts, [{ name: 'orderId' }]))).toBe(
    'providesTags: (_response: unknown, _failure: unknown, { orderId }: { orderId?: number }) => ' +
      "[{ type: 'Order', id: orderId }] as const",
  );
  expect(() => printTags(operation(facts))).toThrow('ordersFind has a tag by orderId, which it does not take.');
});

test('the tags of endpoints that are written by hand are exported', () => {
  expect(exportedTags([['ordersOutbound', 'invalidatesTags: []']])).toContain(
    'export const ordersOutboundTags = { invalidatesTags: [] };',
  );
});
