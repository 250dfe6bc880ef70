import type { OrderInvoices } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { invoiceIdOf, type InvoiceKind } from '../invoice/invoice-id.js';

/** Finds the invoices of orders and returns. */
@Injectable()
export class OrderInvoicesQueries {
  constructor(private readonly db: Db) {}

  /** Live invoices by order; credits of its returns are no invoices of the order. */
  async ofOrders(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>> {
    const rows = await this.db.query<{ orderId: number; kind: InvoiceKind; number: number; status: 'UNPAID' | 'PAID' }>(
      `SELECT order_id orderId, kind, number, status FROM invoice
       WHERE tenant_id = :tenantId AND order_id IN (:orderIds) AND status <> 'VOID' AND kind = 'I' ORDER BY order_id, id`,
      { orderIds },
    );
    const byOrder = new Map<number, OrderInvoices>();
    for (const row of rows) {
      const { invoiceIds, paidFull } = byOrder.get(row.orderId) ?? { invoiceIds: [], paidFull: true };
      byOrder.set(row.orderId, {
        invoiceIds: [...invoiceIds, invoiceIdOf(row)],
        paidFull: paidFull && row.status === 'PAID',
      });
    }
    return byOrder;
  }

  /** Which of these order lines are on a live invoice. */
  async billedLines(lineIds: readonly number[]): Promise<Set<number>> {
    if (lineIds.length === 0) return new Set();
    const rows = await this.db.query<{ orderItemId: number }>(
      `SELECT live_order_line_id orderItemId FROM invoice_item
       WHERE tenant_id = :tenantId AND live_order_line_id IN (:lineIds)`,
      { lineIds },
    );
    return new Set(rows.map(({ orderItemId }) => orderItemId));
  }

  async creditIds(returnIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query<{ returnId: number; kind: InvoiceKind; number: number }>(
      'SELECT return_id returnId, kind, number FROM invoice WHERE tenant_id = :tenantId AND return_id IN (:returnIds)',
      { returnIds },
    );
    return new Map(rows.map((row) => [row.returnId, invoiceIdOf(row)]));
  }
}
