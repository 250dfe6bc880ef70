import { billingMessages } from '@depot/contracts/billing';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { addDays, formatDay } from '@depot/contracts/time';
import { Injectable } from '@nestjs/common';
import { AccountingPeriodRepository, type StoredPeriod } from './accounting-period.repository.js';

/** Refuses changes of closed days, in the transaction of the command that posts. */
@Injectable()
export class AccountingPeriods {
  constructor(private readonly rows: AccountingPeriodRepository) {}

  /** @throws PERIOD_CLOSED if one of the days is closed, or is before the first day of the books */
  async assertOpen(days: readonly string[]): Promise<void> {
    const earliest = findEarliest(days);
    if (earliest === undefined) return;
    const period = await this.rows.lockShared();
    if (isClosed(earliest, period)) throw createClosedError(earliest, period);
  }

  /**
   * Refuses the change of several invoices as a whole.
   *
   * @throws PERIOD_CLOSED with the ids of those in the closed period
   */
  async assertInvoicesOpen(invoices: readonly DatedInvoice[]): Promise<void> {
    if (invoices.length === 0) return;
    const period = await this.rows.lockShared();
    const closed = listClosed(invoices, period);
    if (closed.length === 0) return;
    const closedThrough = findLastClosedDay(period);
    throw new DomainError(
      'PERIOD_CLOSED',
      billingMessages.invoicesClosed,
      { closedThrough: formatDay(closedThrough), invoices: enumerated(closed) },
      { closedThrough },
    );
  }

  /** Ids of the invoices in the closed period, without a lock. */
  async findClosedInvoices(invoices: readonly DatedInvoice[]): Promise<string[]> {
    return invoices.length === 0 ? [] : listClosed(invoices, await this.rows.find());
  }
}

/** An invoice with its calendar day. */
export interface DatedInvoice {
  invoiceId: string;
  day: string;
}

function findEarliest(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined);
}

/** Days before the first one of the books are closed as well. */
function findLastClosedDay({ closedThrough, booksFrom }: StoredPeriod): string {
  const before = addDays(booksFrom, -1);
  return closedThrough !== null && closedThrough > before ? closedThrough : before;
}

const isClosed = (day: string, period: StoredPeriod) => day <= findLastClosedDay(period);

function listClosed(invoices: readonly DatedInvoice[], period: StoredPeriod): string[] {
  return [...new Set(invoices.filter(({ day }) => isClosed(day, period)).map(({ invoiceId }) => invoiceId))];
}

function createClosedError(day: string, period: StoredPeriod): DomainError {
  const closedThrough = findLastClosedDay(period);
  const message = closedThrough < period.booksFrom ? billingMessages.beforeBooks : billingMessages.periodClosed;
  const values = {
    closedThrough: formatDay(closedThrough),
    booksFrom: formatDay(period.booksFrom),
    day: formatDay(day),
  };
  return new DomainError('PERIOD_CLOSED', message, values, { closedThrough });
}
