import type { Cents } from '@depot/contracts/amounts';
import type { InvoiceRange, StoreSales } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { InvoiceSumEntity } from './invoice-sum.entity.js';
import { splitRange, type Stretch, utcDay } from './spans.js';

/** Totals of a store's invoices on a UTC day: void ones count as zero, credits as negative. */
export interface DaySum {
  day: number;
  storeId: number;
  /** Live ones. */
  invoices: number;
  sales: Cents;
  paid: Cents;
}

/** Totals over a span of days, numbered from 1970-01-01. */
export interface SpanSum extends Omit<DaySum, 'day'> {
  days: number;
  span: number;
}

/**
 * Sales of any range: whole days and months from their sums, the ends from the invoices. Equal to summing every
 * invoice.
 */
@Injectable()
export class InvoiceSumRepository {
  constructor(private readonly db: Db) {}

  async sumByStore({ start, end }: InvoiceRange, storeId?: number): Promise<StoreSales[]> {
    const parts = splitRange(start, end);
    if (parts.length === 0) return [];
    const ofStore = storeId === undefined ? '' : 'AND store_id = :storeId';
    return this.db.query<StoreSales>(
      `SELECT store_id storeId, SUM(sales) sales, SUM(paid) paid
        FROM (${parts.map((part) => writePart(part, ofStore)).join(' UNION ALL ')}) part
       GROUP BY store_id HAVING SUM(invoices) > 0`,
      { storeId },
    );
  }

  /** Sums of each span, in the order given. */
  async sumBySpan(spans: readonly InvoiceRange[], storeId?: number): Promise<{ sales: Cents; paid: Cents }[]> {
    const ofStore = storeId === undefined ? '' : 'AND store_id = :storeId';
    const parts = spans.flatMap(({ start, end }, at) => splitRange(start, end).map((part) => ({ at, part })));
    if (parts.length === 0) return [];
    const sums = await this.db.query<{ at: number; sales: Cents | null; paid: Cents | null }>(
      parts
        .map(
          ({ at, part }) => `SELECT ${at} at, SUM(sales) sales, SUM(paid) paid FROM (${writePart(part, ofStore)}) part`,
        )
        .join(' UNION ALL '),
      { storeId },
    );
    const totals = spans.map(() => ({ sales: 0, paid: 0 }));
    for (const { at, sales, paid } of sums) {
      const total = totals[at];
      if (!total) continue;
      total.sales += sales ?? 0;
      total.paid += paid ?? 0;
    }
    return totals;
  }

  /**
   * This transaction already holds the locks of these rows, so the locking read does not wait and returns current
   * values.
   */
  async sumInvoices(rows: readonly number[]): Promise<DaySum[]> {
    if (rows.length === 0) return [];
    return this.db.query<DaySum>(
      `SELECT invoice_date DIV ${utcDay} day, store_id storeId, SUM(status <> 'VOID') invoices,
         SUM(IF(status = 'VOID', 0, IF(kind = 'I', total, -total))) sales,
         SUM(IF(status = 'VOID', 0, IF(kind = 'I', paid, -paid))) paid
       FROM invoice WHERE tenant_id = :tenantId AND id IN (:rows) GROUP BY day, store_id FOR UPDATE`,
      { rows },
    );
  }

  /** Moves the sums; in the order of the key, so that two commands lock them in the same order. */
  async addSums(sums: readonly SpanSum[]): Promise<void> {
    await this.db.bulk(InvoiceSumEntity).upsert(sums, { add: ['invoices', 'sales', 'paid'] });
  }
}

/** The numbers come from `stretches`, and are whole. */
function writePart({ days, start, end }: Stretch, ofStore: string): string {
  if (days === 0) {
    return `SELECT store_id, 1 invoices, IF(kind = 'I', total, -total) sales, IF(kind = 'I', paid, -paid) paid
      FROM invoice
      WHERE tenant_id = :tenantId AND invoice_date BETWEEN ${start} AND ${end} AND status <> 'VOID' ${ofStore}`;
  }
  const span = days * utcDay;
  return `SELECT store_id, invoices, sales, paid FROM invoice_sum
    WHERE tenant_id = :tenantId AND days = ${days} AND span BETWEEN ${start / span}
      AND ${(end + 1) / span - 1} ${ofStore}`;
}
