import type { BillingReportPort } from '@depot/contracts/billing';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StatementService } from './statement.service.js';

const now = Date.UTC(2026, 10, 20, 15);
/** The first moments of days in New York. */
const [yesterday, today, tomorrow] = [19, 20, 21].map((day) => Date.UTC(2026, 10, day, 5)) as [number, number, number];

afterEach(() => void jest.restoreAllMocks());

/** Requests the account of a period up to a moment. */
async function asked(end: number, session: Partial<CurrentSession> = { role: 'WAREHOUSE_ADMIN' }) {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const accounts = jest.fn<BillingReportPort['accounts']>(async () => new Map([[7, {} as never]]));
  const identity = {
    tenant: async () => ({ timezone: 'America/New_York' }),
    stores: async () => new Map([[7, { storeId: 7 }]]),
  };
  const service = new StatementService({ accounts } as never, identity as never, {} as never);
  await runInContext({ session: session as CurrentSession }, () => service.getAccount(7, { start: 0, end }));
  const [, range, paidUntil, [currentFrom]] = accounts.mock.calls[0]!;
  return { end: range.end, paidUntil, currentFrom };
}

describe('the account of a store', () => {
  const ahead = Number.MAX_SAFE_INTEGER;

  test('counts payments that are dated ahead while its period runs, to the end of the last day', async () => {
    const end = tomorrow - 1;
    expect(await asked(end)).toEqual({ end, paidUntil: ahead, currentFrom: today });
  });

  test('counts no payment of a later day once its period is over, and ages debts as of then', async () => {
    const end = today - 1;
    expect(await asked(end)).toEqual({ end, paidUntil: end, currentFrom: yesterday });
  });

  test('ends with today at the latest', async () => {
    expect(await asked(tomorrow)).toEqual({ end: tomorrow - 1, paidUntil: ahead, currentFrom: today });
  });

  test('is visible to the store and the warehouse only', async () => {
    await expect(asked(today, { role: 'STORE', storeId: 7 })).resolves.toMatchObject({ end: today });
    await expect(asked(today, { role: 'STORE', storeId: 8 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused to a store that requests its own and another one', async () => {
    const service = new StatementService({} as never, {} as never, {} as never);
    const session = { role: 'STORE', storeId: 7 } as CurrentSession;
    const both = runInContext({ session }, () => service.buildStatements([7, 8], { start: 0, end: today }));
    await expect(both).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
