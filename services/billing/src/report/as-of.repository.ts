import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { DatedOpenInvoice, StoreBalanceSum } from '@depot/contracts/billing';
import { dayOf } from '@depot/contracts/time';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { formatInvoiceId, type InvoiceKind } from '../invoice/invoice-id.js';

interface OpenRow {
  id: number;
  kind: InvoiceKind;
  number: number;
  storeId: number;
  invoiceDate: EpochMs;
  dueAt: EpochMs;
  timezone: string;
  total: Cents;
  paid: Cents;
}

interface UsedCredit {
  invoicePk: number;
  time: EpochMs;
  timezone: string;
  amount: Cents;
}

const selectStore = (column: string, storeId: number | undefined) =>
  storeId === undefined ? '' : `AND ${column} = :storeId`;

/** Reads balances of stores and open documents as of a past day, from entries with a posting day up to it. */
@Injectable()
export class AsOfRepository {
  constructor(private readonly db: Db) {}

  /** Balances of stores by account, from an index alone; stores without one are left out. */
  sumByStore(asOf: string, storeId?: number): Promise<StoreBalanceSum[]> {
    return this.db.query<StoreBalanceSum>(
      `SELECT store_id storeId, SUM(IF(account = 'RECEIVABLE', amount, 0)) receivable,
         -SUM(IF(account = 'CUSTOMER_CREDIT', amount, 0)) unapplied
       FROM ledger_entry WHERE tenant_id = :tenantId AND account IN ('RECEIVABLE', 'CUSTOMER_CREDIT')
         AND posting_day <= :asOf ${selectStore('store_id', storeId)}
       GROUP BY store_id HAVING receivable <> 0 OR unapplied <> 0 ORDER BY store_id`,
      { asOf, storeId },
    );
  }

  /** Invoices and credits with an open amount on the day, oldest first. */
  async findOpen(asOf: string, storeId?: number): Promise<DatedOpenInvoice[]> {
    const rows = await this.findBilled(asOf, storeId);
    const credits = new Map<number, Cents>();
    for (const { invoicePk, time, timezone, amount } of await this.findUsedCredits(storeId))
      if (dayOf(time, timezone) <= asOf) credits.set(invoicePk, (credits.get(invoicePk) ?? 0) + amount);
    return rows.flatMap(({ id, kind, number, timezone, invoiceDate, dueAt, paid: paidMoney, ...row }) => {
      const paid = paidMoney + (credits.get(id) ?? 0);
      if (paid === row.total) return [];
      const [day, dueDay] = [dayOf(invoiceDate, timezone), dayOf(dueAt, timezone)];
      return [{ ...row, paid, day, dueDay, invoiceId: formatInvoiceId({ kind, number }), isCredit: kind === 'RI' }];
    });
  }

  /** Documents with a posted total, and the money that was posted for each. A refund debits the receivable. */
  private findBilled(asOf: string, storeId: number | undefined): Promise<OpenRow[]> {
    return this.db.query<OpenRow>(
      `SELECT i.id, i.kind, i.number, i.store_id storeId, i.invoice_date invoiceDate, i.due_at dueAt, i.timezone,
         document.total, document.paid
       FROM (
         SELECT part.id, SUM(IF(part.isBill = 1, part.amount, 0)) total, SUM(IF(part.isBill = 1, 0, part.amount)) paid
         FROM (
           SELECT e.document_id id, 1 isBill, IF(e.document = 'I', e.amount, -e.amount) amount FROM ledger_entry e
           WHERE e.tenant_id = :tenantId AND e.account = 'RECEIVABLE' AND e.document IN ('I', 'RI')
             AND e.posting_day <= :asOf ${selectStore('e.store_id', storeId)}
           UNION ALL
           SELECT p.invoice_id, 0, p.amount FROM ledger_entry e JOIN invoice_payment p ON p.id = e.document_id
           WHERE e.tenant_id = :tenantId AND e.account = 'RECEIVABLE' AND e.document = 'P'
             AND e.posting_day <= :asOf ${selectStore('e.store_id', storeId)}) part
         GROUP BY part.id) document
       JOIN invoice i ON i.id = document.id
       WHERE i.tenant_id = :tenantId ORDER BY i.invoice_date, i.id`,
      { asOf, storeId },
    );
  }

  /** Credits that were applied to invoices: they move no account, so no entry tells their day. */
  private findUsedCredits(storeId: number | undefined): Promise<UsedCredit[]> {
    return this.db.query<UsedCredit>(
      `SELECT p.invoice_id invoicePk, p.payment_date time, i.timezone, p.amount
       FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
       WHERE p.tenant_id = :tenantId AND p.method = 'CREDIT' ${selectStore('i.store_id', storeId)}`,
      { storeId },
    );
  }
}
