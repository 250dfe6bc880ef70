import { expect, test } from '@jest/globals';
import { outcomeOf, requestValues } from './request-values.js';

test('the log has room for what a request says, however much nobody asked for', () => {
  const junk = Array.from({ length: 400 }, (_, at) => [`junk${at}`, '\u0000'.repeat(190)] as const);
  const body = { name: 'Orders CI', ...Object.fromEntries(junk) };
  const values = requestValues({ query: {}, body }, new Set(Object.keys(body)));
  expect(values['name']).toBe('Orders CI');
  expect(Buffer.byteLength(JSON.stringify(values))).toBeLessThan(60_000);
});

test('the log has nothing of what a route has not declared: nobody has checked it', () => {
  const request = { query: { page: '1' }, body: { orderId: 7, displayId: '99 of another store' } };
  expect(requestValues(request, new Set(['orderId']))).toEqual({ orderId: 7 });
});

test('what lets somebody in stands in no log: neither as it was sent nor as it was answered', () => {
  const body = { username: 'dana@depot.test', password: 'harbor-lane', code: '123456', newPassword: 'quiet-quay' };
  expect(requestValues({ query: { token: 'abc' }, body }, new Set(['token', ...Object.keys(body)]))).toEqual({
    username: 'dana@depot.test',
  });
  const obj = { id: 7, name: 'Orders CI', token: 'abc', setupUrl: 'otpauth://totp/x', recoveryCodes: ['1111-aaaa'] };
  expect(outcomeOf({ obj })).toEqual({ id: 7, name: 'Orders CI' });
  expect([outcomeOf({ list: [] }), outcomeOf({ obj: null }), outcomeOf(null)]).toEqual(Array(3).fill(undefined));
});
