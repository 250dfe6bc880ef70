import { Injectable } from '@nestjs/common';
import { decimalText, type Cents } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { InvoiceEntity, InvoiceItemEntity } from './invoice.entity.js';
import type { InvoiceKind } from './invoice-id.js';
import { totalOf, type ItemFields } from './invoice-item.js';
import type { InvoiceHead } from './invoice.queries.js';

export type NewInvoice = Omit<InvoiceHead, 'id' | 'status' | 'total' | 'paid'> & { items: readonly ItemFields[] };

/** Who marked an invoice as paid, when, and what it said. */
export interface Payment {
  paidTime: number;
  paidBy: number;
  contentHash: string;
}

/** A changed line: its new rate and amount. */
export interface Repriced {
  id: number;
  invoiceRow: number;
  rate: Cents;
  amount: Cents;
}

/** Lines per UPDATE; keeps the statement far below the server's packet limit. */
const chunk = 500;

/** Changes the rows of invoices, in the transaction of the running command. */
@Injectable()
export class InvoiceRows {
  constructor(private readonly db: Db) {}

  /** Inserts invoices with their items; unpaid, except those that `paymentOf` knows to be paid. */
  async insert(
    invoices: readonly NewInvoice[],
    paymentOf: (invoice: NewInvoice, total: Cents) => Payment | undefined = () => undefined,
  ): Promise<void> {
    const heads = invoices.map((invoice) => {
      const { items, ...head } = invoice;
      const total = totalOf(items);
      const payment = paymentOf(invoice, total);
      return { ...head, ...payment, status: payment ? ('PAID' as const) : ('UNPAID' as const), total, paid: payment ? total : 0 };
    });
    const rows = await this.db.of(InvoiceEntity).insertMany(heads);
    const items = invoices.flatMap((invoice, index) => itemRows(rows[index] ?? 0, invoice.kind, invoice.items));
    await this.db.of(InvoiceItemEntity).insertMany(items);
  }

  /** Replaces the items of an unpaid invoice. */
  async replaceItems({ id, kind }: InvoiceHead, items: readonly ItemFields[]): Promise<void> {
    await this.db.execute('DELETE FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id = :id', { id });
    await this.db.of(InvoiceItemEntity).insertMany(itemRows(id, kind, items));
    await this.setTotal(id, totalOf(items));
  }

  /** Writes what an edit may change of the items of an unpaid invoice. */
  async updateItems(invoice: InvoiceHead, items: readonly (ItemFields & { id: number })[], changed: ReadonlySet<number>): Promise<void> {
    for (const { id, quantity, description, rate, amount } of items) {
      if (!changed.has(id)) continue;
      await this.db.of(InvoiceItemEntity).update({ id }, { quantity, description, rate, amount });
    }
    await this.setTotal(invoice.id, totalOf(items));
  }

  /** Writes new rates and amounts, and makes the totals of their invoices the sums of their lines again. */
  async reprice(items: readonly Repriced[]): Promise<void> {
    for (let from = 0; from < items.length; from += chunk) {
      const rows = items.slice(from, from + chunk).map(({ id, rate, amount }) => [id, decimalText(rate), decimalText(amount)]);
      await this.db.execute(
        `UPDATE invoice_item it
         JOIN JSON_TABLE(:rows, '$[*]' COLUMNS (id INT UNSIGNED PATH '$[0]', rate DECIMAL(14,2) PATH '$[1]', amount DECIMAL(15,2) PATH '$[2]')) new
           ON new.id = it.id
         SET it.rate = new.rate, it.amount = new.amount WHERE it.tenant_id = :tenantId`,
        { rows: JSON.stringify(rows) },
      );
    }
    await this.sumUp([...new Set(items.map(({ invoiceRow }) => invoiceRow))]);
  }

  /** Marks the locked invoices as paid; they never change again. */
  async markPaid(id: number, payment: Payment): Promise<void> {
    await this.db.execute(
      `UPDATE invoice SET status = 'PAID', paid = total, paid_time = :paidTime, paid_by = :paidBy, content_hash = :contentHash
       WHERE tenant_id = :tenantId AND id = :id AND status = 'UNPAID'`,
      { id, ...payment },
    );
  }

  /** Voids locked unpaid invoices: they stay readable, and their lines may be billed anew. */
  async void(rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db.execute(`UPDATE invoice SET status = 'VOID' WHERE tenant_id = :tenantId AND id IN (:rows) AND status = 'UNPAID'`, {
      rows,
    });
    await this.db.execute('UPDATE invoice_item SET live_order_line_id = NULL WHERE tenant_id = :tenantId AND invoice_id IN (:rows)', {
      rows,
    });
  }

  private async setTotal(id: number, total: Cents): Promise<void> {
    await this.db.execute('UPDATE invoice SET total = :total WHERE tenant_id = :tenantId AND id = :id', { id, total: decimalText(total) });
  }

  private async sumUp(rows: readonly number[]): Promise<void> {
    for (let from = 0; from < rows.length; from += chunk) {
      await this.db.execute(
        `UPDATE invoice i SET i.total = (SELECT SUM(it.amount) FROM invoice_item it WHERE it.invoice_id = i.id)
         WHERE i.tenant_id = :tenantId AND i.id IN (:rows)`,
        { rows: rows.slice(from, from + chunk) },
      );
    }
  }
}

function itemRows(invoiceId: number, kind: InvoiceKind, items: readonly ItemFields[]) {
  return items.map(({ orderItemId, weights, ...item }, position) => ({
    ...item,
    ...{ invoiceId, position, orderLineId: orderItemId, liveOrderLineId: kind === 'I' ? orderItemId : null },
    weights: JSON.stringify(weights),
  }));
}
