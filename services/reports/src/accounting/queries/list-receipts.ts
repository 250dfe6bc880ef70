import { type DayRange, LEDGER_REPORT_PORT, type LedgerReportPort, recordedMethods } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { reportMessages } from '@depot/contracts/reports';
import { formatDay } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';

/** Receipts of one report. */
const maxReceipts = 10_000;

/** Money that came in, by day, method and payment. */
@Injectable()
export class ListReceipts {
  constructor(
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** @throws VALIDATION if the days have more receipts than a report holds */
  async execute(range: DayRange) {
    const found = await this.ledger.receipts(range, maxReceipts + 1);
    if (found.length > maxReceipts)
      throw new DomainError('VALIDATION', reportMessages.tooManyReceipts, { most: maxReceipts });
    const names = await namesInBooks(this.identity, [...new Set(found.map(({ storeId }) => storeId))]);
    const list = found.map(({ day, number, storeId, ...receipt }) => ({
      ...receipt,
      formattedDay: formatDay(day),
      document: `P${number}`,
      userId: storeId,
      name: names.get(storeId) ?? '',
    }));
    const totals = recordedMethods.flatMap((method) => {
      const ofMethod = list.filter((receipt) => receipt.method === method);
      if (method === 'CREDIT' || ofMethod.length === 0) return [];
      return [{ method, amount: ofMethod.reduce((sum, { amount }) => sum + amount, 0) }];
    });
    return { list, totals };
  }
}
