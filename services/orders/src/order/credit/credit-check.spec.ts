import { describe, expect, jest, test } from '@jest/globals';
import type { OrderLine } from '../order-line.js';
import { CreditCheck, type LockedCredit } from './credit-check.js';

/** A store that owes 300 and has ordered for 200 beside; lines cost their rate. */
function check(policy: LockedCredit['policy'] = 'STOP', limit = 1000) {
  const lockCredit = jest.fn(async () => ({ policy, limit }));
  const sumOpenOrders = jest.fn(async (_storeId: number, _except?: number) => 200);
  const worth = async (lines: readonly OrderLine[]) => lines.reduce((sum, { rate }) => sum + rate, 0);
  const credit = new CreditCheck(
    { lockCredit, credit: lockCredit } as never,
    { owed: async () => 300 } as never,
    { sumOpenOrders, sumLines: worth } as never,
  );
  return { credit, lockCredit, sumOpenOrders, held: { storeId: 7, policy, limit } };
}
const lines = (rate: number) => [{ rate }] as OrderLine[];
const overLimit = expect.objectContaining({ code: 'CREDIT_LIMIT' });

describe('a credit limit', () => {
  test('is reached exactly, and not exceeded', async () => {
    const { credit, held } = check();
    await credit.assertWithinLimit(held, 'Sol', lines(500));
    await expect(credit.assertWithinLimit(held, 'Sol', lines(501))).rejects.toEqual(overLimit);
  });

  test.each(['NONE', 'WARN'] as const)('stops nobody whose policy is %s', async (policy) => {
    const { credit, held } = check(policy);
    await credit.assertWithinLimit(held, 'Sol', lines(9_999));
    await credit.assertAffordable(held, 'Sol', { orderId: 1, lines: [] }, lines(9_999));
  });

  test('stops an order only where it comes to cost more than before, and leaves it out of what is open', async () => {
    const { credit, held, sumOpenOrders } = check();
    const order = { orderId: 12, lines: lines(900) };
    await credit.assertAffordable(held, 'Sol', order, lines(900));
    await credit.assertAffordable(held, 'Sol', order, lines(800));
    expect(sumOpenOrders).not.toHaveBeenCalled();
    await expect(credit.assertAffordable(held, 'Sol', order, lines(901))).rejects.toEqual(overLimit);
    expect(sumOpenOrders).toHaveBeenCalledWith(7, 12);
  });

  test('has other orders wait only where there is one', async () => {
    const { credit, lockCredit } = check();
    expect(await credit.lockCredit({ storeId: 7, creditPolicy: 'NONE' } as never)).toEqual({
      storeId: 7,
      policy: 'NONE',
      limit: 0,
    });
    expect(lockCredit).not.toHaveBeenCalled();
    expect(await credit.lockCredit({ storeId: 7, creditPolicy: 'STOP' } as never)).toMatchObject({ limit: 1000 });
    expect(await credit.lockCreditByStoreId(7)).toMatchObject({ limit: 1000 });
    expect(lockCredit).toHaveBeenCalledTimes(2);
  });

  test('that is exceeded by what has left is told, but not where it is just reached', async () => {
    expect(await check('WARN', 500).credit.describeExcess(check('WARN', 500).held, 'Sol')).toBeUndefined();
    expect(await check('WARN', 499).credit.describeExcess(check('WARN', 499).held, 'Sol')).toContain('Sol');
    expect(await check('NONE', 1).credit.describeExcess(check('NONE', 1).held, 'Sol')).toBeUndefined();
  });

  test('stands where debt and open orders have come', async () => {
    expect(await check().credit.getCredit(7)).toMatchObject({ owed: 300, openOrders: 200 });
    expect(await check('NONE').credit.getCredit(7)).toMatchObject({ owed: 300, openOrders: 200 });
  });
});
