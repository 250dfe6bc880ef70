import { expect, test } from '@jest/globals';
import { collectRequestValues, getOutcome } from './request-values.js';

test('the log has room for what a request says, however much nobody asked for', () => {
  const junk = Array.from({ length: 400 }, (_, at) => [`junk${at}`, '\u0000'.repeat(190)] as const);
  const body = { name: 'Orders CI', ...Object.fromEntries(junk) };
  const values = collectRequestValues({ query: {}, body }, new Set(Object.keys(body)));
  expect(values['name']).toBe('Orders CI');
  expect(Buffer.byteLength(JSON.stringify(values))).toBeLessThan(60_000);
});

test('the log has nothing of what a route has not declared: nobody has checked it', () => {
  const request = { query: { page: '1' }, body: { orderId: 7, displayId: '99 of another store' } };
  expect(collectRequestValues(request, new Set(['orderId']))).toEqual({ orderId: 7 });
});

test('what lets somebody in stands in no log: neither as it was sent nor as it was answered', () => {
  const body = { username: 'dana@depot.test', password: 'harbor-lane', code: '123456', newPassword: 'quiet-quay' };
  expect(collectRequestValues({ query: { token: 'abc' }, body }, new Set(['token', ...Object.keys(body)]))).toEqual({
    username: 'dana@depot.test',
  });
  const obj = { id: 7, name: 'Orders CI', token: 'abc', setupUrl: 'otpauth://totp/x', recoveryCodes: ['1111-aaaa'] };
  expect(getOutcome({ obj })).toEqual({ id: 7, name: 'Orders CI' });
  expect([getOutcome({ list: [] }), getOutcome({ obj: null }), getOutcome(null)]).toEqual(Array(3).fill(undefined));
});
