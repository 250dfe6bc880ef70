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
const chunk = 1000;

const insertItems = `
  INSERT INTO invoice_item (tenant_id, invoice_id, position, order_line_id, live_order_line_id, product_id, description, has_weight,
    quantity, weight, weights, rate, amount, most_quantity, most_weight)
  SELECT :tenantId, r.invoice_id, r.position, r.order_line_id, r.live_order_line_id, r.product_id, r.description, r.has_weight,
    r.quantity, r.weight, r.weights, r.rate, r.amount, r.most_quantity, r.most_weight
  FROM JSON_TABLE(:rows, '$[*]' COLUMNS (
    invoice_id INT UNSIGNED PATH '$[0]', position SMALLINT UNSIGNED PATH '$[1]', order_line_id INT UNSIGNED PATH '$[2]',
    live_order_line_id INT UNSIGNED PATH '$[3]', product_id INT UNSIGNED PATH '$[4]', description VARCHAR(310) PATH '$[5]',
    has_weight VARCHAR(10) PATH '$[6]', quantity INT UNSIGNED PATH '$[7]', weight DECIMAL(14,2) PATH '$[8]', weights MEDIUMTEXT PATH '$[9]',
    rate DECIMAL(14,2) PATH '$[10]', amount DECIMAL(15,2) PATH '$[11]', most_quantity INT UNSIGNED PATH '$[12]',
    most_weight DECIMAL(14,2) PATH '$[13]')) r`;

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
    await this.insertItems(invoices.flatMap((invoice, index) => itemRows(rows[index] ?? 0, invoice.kind, invoice.items)));
  }

  /** Replaces the items of an unpaid invoice. */
  async replaceItems({ id, kind }: InvoiceHead, items: readonly ItemFields[]): Promise<void> {
    await this.db.execute('DELETE FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id = :id', { id });
    await this.insertItems(itemRows(id, kind, items));
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

  private async insertItems(rows: readonly ItemRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += chunk) {
      await this.db.execute(insertItems, { rows: JSON.stringify(rows.slice(from, from + chunk)) });
    }
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

type ItemRow = (string | number | null)[];

/** In the order of the columns of `insertItems`. */
function itemRows(invoiceRow: number, kind: InvoiceKind, items: readonly ItemFields[]): ItemRow[] {
  return items.map(
    ({ orderItemId, productId, description, hasWeight, quantity, weight, weights, rate, amount, mostQuantity, mostWeight }, position) => [
      ...[invoiceRow, position, orderItemId, kind === 'I' ? orderItemId : null, productId, description, hasWeight],
      ...[
        quantity,
        decimalText(weight),
        JSON.stringify(weights),
        decimalText(rate),
        decimalText(amount),
        mostQuantity,
        decimalText(mostWeight),
      ],
    ],
  );
}
