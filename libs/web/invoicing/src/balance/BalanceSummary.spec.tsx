import type { Role } from '@depot/contracts/permissions';
import type { StoreBalance as Balance } from '@depot/contracts/reports';
import { failureResponse, renderScreen } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { BalanceSummary } from './BalanceSummary.js';

afterEach(cleanup);

const balance = (part: Partial<Balance>): Balance => ({
  userId: 7,
  balance: 7855.67,
  formattedBalance: '$7,855.67',
  overdue: 1200,
  formattedOverdue: '$1,200.00',
  asOf: '2026-11-28',
  formattedAsOf: '11/28/2026',
  ...part,
});

const show = (part: Partial<Balance>, r: Role = 'STORE', language: 'gb' | 'cn' = 'gb') =>
  renderScreen(<BalanceSummary userId={7} />, {
    claims: { r },
    language,
    response: { 'GET /report/balance': { obj: balance(part) } },
  });

test.each([
  ['gb', 'STORE', 'You owe$7,855.67$1,200.00 overdueas of 11/28/2026'],
  ['cn', 'STORE', '您的欠款$7,855.67已逾期 $1,200.00截至 11/28/2026'],
  ['gb', 'WAREHOUSE_ADMIN', 'Balance$7,855.67$1,200.00 overdueas of 11/28/2026'],
] as const)(
  'says what is owed, what of it is overdue, and of which day it is (%s, %s)',
  async (language, role, text) => {
    const { calls } = await show({}, role, language);
    expect((await screen.findByText('$7,855.67')).closest('section')?.textContent).toBe(text);
    expect(calls[0]?.query.get('userId')).toBe('7');
  },
);

test.each([
  [{ balance: 0, overdue: 0 }, 'Nothing to payas of 11/28/2026'],
  [{ balance: -12.5, overdue: 0 }, 'Credit$12.50as of 11/28/2026'],
])('says when nothing is owed, or the store has credit (%j)', async (part, text) => {
  await show(part);
  expect((await screen.findByText('as of 11/28/2026')).closest('section')?.textContent).toBe(text);
});

test('asks for nothing where the user may not read reports', async () => {
  const { calls } = await show({}, 'READ_ONLY_STORE');
  expect(screen.queryByText(/as of/)).toBeNull();
  expect(calls).toEqual([]);
});

test('a failure says so and can be tried again', async () => {
  let isDown = true;
  const answer = () => (isDown ? failureResponse(500, 'INTERNAL', 'Out of order.') : { obj: balance({}) });
  const { user } = await renderScreen(<BalanceSummary userId={7} />, {
    claims: { r: 'STORE' },
    response: { 'GET /report/balance': answer },
  });
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('$7,855.67')).toBeTruthy();
});
