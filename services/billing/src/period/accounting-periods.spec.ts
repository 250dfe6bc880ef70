import { DomainError } from '@depot/contracts/errors';
import { expect, test } from '@jest/globals';
import { AccountingPeriods } from './accounting-periods.js';

const periods = (closedThrough: string | null, booksFrom = '2000-01-01') => {
  const read = async () => ({ closedThrough, booksFrom });
  return new AccountingPeriods({ lockShared: read, find: read } as never);
};

test('a day up to the last closed one is refused, and the answer names both', async () => {
  await expect(periods('2026-10-31').assertOpen(['2026-11-02', '2026-10-31'])).rejects.toMatchObject({
    code: 'PERIOD_CLOSED',
    details: { closedThrough: '2026-10-31' },
    message: expect.stringMatching(/closed through 10\/31\/2026.*dated 10\/31\/2026/),
  });
  await expect(periods('2026-10-31').assertOpen(['2026-11-01'])).resolves.toBeUndefined();
  await expect(periods(null).assertOpen(['2000-01-01'])).resolves.toBeUndefined();
  await expect(periods('2026-10-31').assertOpen([])).resolves.toBeUndefined();
});

test('a day before the first one of the books is refused', async () => {
  for (const closedThrough of [null, '1999-06-30'])
    await expect(periods(closedThrough).assertOpen(['1999-12-31'])).rejects.toMatchObject({
      details: { closedThrough: '1999-12-31' },
      message: expect.stringContaining('begin on 1/1/2000'),
    });
});

test('several invoices are refused as a whole, by name', async () => {
  const invoices = [
    { invoiceId: 'I1', day: '2026-10-30' },
    { invoiceId: 'I1', day: '2026-10-30' },
    { invoiceId: 'I2', day: '2026-11-01' },
  ];
  const refused = periods('2026-10-31').assertInvoicesOpen(invoices);
  await expect(refused).rejects.toBeInstanceOf(DomainError);
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('and I1 would change') });
  expect(await periods('2026-10-31').findClosedInvoices(invoices)).toEqual(['I1']);
  await expect(periods(null).assertInvoicesOpen(invoices)).resolves.toBeUndefined();
});
