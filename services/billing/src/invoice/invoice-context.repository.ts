import type { EpochMs } from '@depot/contracts/amounts';
import type { BilledOrder, RecordedMethod } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { formatInvoiceId, type InvoiceKind, parseInvoiceId } from './invoice-id.js';

/** Method and day of an invoice's payment. */
export interface Settlement {
  date: EpochMs;
  method: RecordedMethod;
}

/** Order data stored on invoices, for orders that were deleted. */
export interface BilledOrderFacts {
  displayId: number;
  poNumber: string;
  /** VOID ones, oldest first. */
  invoiceIds: string[];
}

/** Reads data for papers and other domains that the invoice does not hold. */
@Injectable()
export class InvoiceContextRepository {
  constructor(private readonly db: Db) {}

  /** The last payment of each invoice that was not taken back, by row. */
  async findSettlements(rows: readonly number[]): Promise<Map<number, Settlement>> {
    if (rows.length === 0) return new Map();
    const found = await this.db.query<Settlement & { invoicePk: number }>(
      `SELECT p.invoice_id invoicePk, p.payment_date date, p.method FROM invoice_payment p
       WHERE p.tenant_id = :tenantId AND p.invoice_id IN (:rows) AND p.reverses IS NULL
         AND NOT EXISTS (SELECT 1 FROM invoice_payment r WHERE r.reverses = p.id)
       ORDER BY p.payment_date, p.id`,
      { rows },
    );
    return new Map(found.map(({ invoicePk, date, method }) => [invoicePk, { date, method }]));
  }

  /** When each invoice was paid in full, by its readable id. */
  async findSettledTimes(invoiceIds: readonly string[]): Promise<Map<string, EpochMs>> {
    if (invoiceIds.length === 0) return new Map();
    const rows = await this.db.query<{ kind: InvoiceKind; number: number; paidTime: EpochMs }>(
      `SELECT kind, number, paid_time paidTime FROM invoice
       WHERE tenant_id = :tenantId AND (kind, number) IN (:pairs) AND status = 'PAID' AND paid_time IS NOT NULL`,
      { pairs: invoiceIds.map(parseInvoiceId).map(({ kind, number }) => [kind, number]) },
    );
    return new Map(rows.map(({ paidTime, ...invoice }) => [formatInvoiceId(invoice), paidTime]));
  }

  /** Billed data of orders, by order; orders without invoices are missing. */
  async findBilledOrders(orderIds: readonly number[]): Promise<Map<number, BilledOrderFacts>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db.query<{ orderId: number; number: number } & Omit<BilledOrderFacts, 'invoiceIds'>>(
      `SELECT order_id orderId, number, related_display_id displayId, po_number poNumber FROM invoice
       WHERE tenant_id = :tenantId AND order_id IN (:orderIds) AND kind = 'I' ORDER BY order_id, id`,
      { orderIds },
    );
    const byOrder = new Map<number, BilledOrderFacts>();
    for (const { orderId, number, displayId, poNumber } of rows) {
      const invoiceIds = [...(byOrder.get(orderId)?.invoiceIds ?? []), formatInvoiceId({ kind: 'I', number })];
      byOrder.set(orderId, { displayId, poNumber, invoiceIds });
    }
    return byOrder;
  }

  /** An order with a paid invoice, or else with an unpaid one: the first row of the index of due days, from its end. */
  async findFurthestBilled(): Promise<BilledOrder | undefined> {
    const [found] = await this.db.query<{ orderId: number; status: 'UNPAID' | 'PAID' }>(
      `SELECT order_id orderId, status FROM invoice
       WHERE tenant_id = :tenantId AND status IN ('UNPAID', 'PAID') AND kind = 'I' ORDER BY status DESC LIMIT 1`,
    );
    return found && { orderId: found.orderId, isPaid: found.status === 'PAID' };
  }
}
