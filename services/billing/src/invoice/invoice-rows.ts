import { type Cents, decimalText, formatCents } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { Db, tenantOfParts } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { InvoiceSums } from '../sums/invoice-sums.js';
import { InvoiceEntity, InvoiceItemEntity } from './invoice.entity.js';
import type { InvoiceHead } from './invoice.queries.js';
import { invoiceIdOf, type InvoiceKind } from './invoice-id.js';
import { type ItemFields, maxTotal, totalOf } from './invoice-item.js';

export type NewInvoice = Omit<InvoiceHead, 'id' | 'status' | 'total' | 'paid'> & { items: readonly ItemFields[] };

/** Who paid an invoice in full, when, and what it said. */
export interface Seal {
  paidTime: number;
  paidBy: number;
  contentHash: string;
}

/** A changed line: its new rate and amount. */
export interface Repriced {
  id: number;
  invoicePk: number;
  rate: Cents;
  amount: Cents;
}

/** Lines per UPDATE; keeps the statement far below the server's packet limit. */
const chunk = 1000;

const insertItems = `
  INSERT INTO invoice_item (tenant_id, invoice_id, position, order_line_id, live_order_line_id, product_id, description, has_weight,
    quantity, weight, weights, rate, amount, most_quantity, most_weight)
  SELECT :owner, r.invoice_id, r.position, r.order_line_id, r.live_order_line_id, r.product_id, r.description, r.has_weight,
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
  constructor(
    private readonly db: Db,
    private readonly sums: InvoiceSums,
  ) {}

  /**
   * Inserts invoices with their items and answers their rows; unpaid, except those that `sealOf` knows to be paid in
   * full.
   */
  async insert(
    invoices: readonly NewInvoice[],
    sealOf: (invoice: NewInvoice, total: Cents) => Seal | undefined = () => undefined,
  ): Promise<number[]> {
    const heads = invoices.map((invoice) => {
      const { items, ...head } = invoice;
      const total = totalOf(items);
      const seal = sealOf(invoice, total);
      return {
        ...head,
        ...seal,
        status: seal ? ('PAID' as const) : ('UNPAID' as const),
        total,
        paid: seal ? total : 0,
      };
    });
    const rows = await this.db.of(InvoiceEntity).insertMany(heads);
    await this.sums.inserted(rows);
    await this.insertItems(
      invoices.flatMap((invoice, index) => itemRows(rows[index] ?? 0, invoice.kind, invoice.items)),
    );
    return rows;
  }

  /** Replaces the items of an unpaid invoice, and answers it with its new total. */
  async replaceItems(invoice: InvoiceHead, items: readonly ItemFields[]): Promise<InvoiceHead> {
    const { id, kind } = invoice;
    await this.db.execute('DELETE FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id = :id', { id });
    await this.insertItems(itemRows(id, kind, items));
    return this.setTotal(invoice, totalOf(items));
  }

  /** Writes what an edit may change of the items of an unpaid invoice, and answers it with its new total. */
  async updateItems(
    invoice: InvoiceHead,
    items: readonly (ItemFields & { id: number })[],
    changed: ReadonlySet<number>,
  ): Promise<InvoiceHead> {
    for (const { id, quantity, description, rate, amount } of items) {
      if (!changed.has(id)) continue;
      await this.db.of(InvoiceItemEntity).update({ id }, { quantity, description, rate, amount });
    }
    return this.setTotal(invoice, totalOf(items));
  }

  /** Writes new rates and amounts, and makes the totals of their invoices the sums of their lines again. */
  async reprice(items: readonly Repriced[]): Promise<void> {
    if (items.length === 0) return;
    const invoices = [...new Set(items.map(({ invoicePk }) => invoicePk))];
    await this.sums.around(invoices, () => this.writeRates(items, invoices));
  }

  private async writeRates(items: readonly Repriced[], invoices: readonly number[]): Promise<void> {
    for (let from = 0; from < items.length; from += chunk) {
      const rows = items
        .slice(from, from + chunk)
        .map(({ id, rate, amount }) => [id, decimalText(rate), decimalText(amount)]);
      await this.db.execute(
        `UPDATE invoice_item it
         JOIN JSON_TABLE(:rows, '$[*]' COLUMNS (id INT UNSIGNED PATH '$[0]', rate DECIMAL(14,2) PATH '$[1]', amount DECIMAL(15,2) PATH '$[2]')) new
           ON new.id = it.id
         SET it.rate = new.rate, it.amount = new.amount WHERE it.tenant_id = :tenantId`,
        { rows: JSON.stringify(rows) },
      );
    }
    await this.sumUp(invoices);
  }

  /** Adds to what locked unpaid invoices say is paid; a reversal takes away. Each invoice is named once. */
  async addPaid(parts: readonly { invoicePk: number; amount: Cents }[]): Promise<void> {
    const rows = parts.map(({ invoicePk }) => invoicePk);
    await this.sums.around(rows, () => this.writePaid(parts));
  }

  private async writePaid(parts: readonly { invoicePk: number; amount: Cents }[]): Promise<void> {
    for (let from = 0; from < parts.length; from += chunk) {
      const rows = parts.slice(from, from + chunk).map(({ invoicePk, amount }) => [invoicePk, decimalText(amount)]);
      const { affectedRows } = await this.db.execute(
        `UPDATE invoice i
         JOIN JSON_TABLE(:rows, '$[*]' COLUMNS (id INT UNSIGNED PATH '$[0]', amount DECIMAL(15,2) PATH '$[1]')) part ON part.id = i.id
         SET i.paid = i.paid + part.amount
         WHERE i.tenant_id = :tenantId AND i.status = 'UNPAID' AND i.paid + part.amount BETWEEN 0 AND i.total`,
        { rows: JSON.stringify(rows) },
      );
      if (affectedRows !== rows.length)
        throw new Error('A payment does not fit its invoice, though the invoice was locked.');
    }
  }

  /** Marks locked invoices as paid on which nothing is open; they never change again. */
  async seal(seals: readonly (Seal & { id: number })[]): Promise<void> {
    for (let from = 0; from < seals.length; from += chunk) {
      const rows = seals
        .slice(from, from + chunk)
        .map(({ id, paidTime, paidBy, contentHash }) => [id, paidTime, paidBy, contentHash]);
      await this.db.execute(
        `UPDATE invoice i
         JOIN JSON_TABLE(:rows, '$[*]' COLUMNS (id INT UNSIGNED PATH '$[0]', paid_time BIGINT PATH '$[1]', paid_by INT UNSIGNED PATH '$[2]',
           content_hash CHAR(64) PATH '$[3]')) seal ON seal.id = i.id
         SET i.status = 'PAID', i.paid_time = seal.paid_time, i.paid_by = seal.paid_by, i.content_hash = seal.content_hash
         WHERE i.tenant_id = :tenantId AND i.status = 'UNPAID' AND i.paid = i.total`,
        { rows: JSON.stringify(rows) },
      );
    }
  }

  /** Voids locked unpaid invoices: they stay readable, and their lines may be billed anew. */
  async void(rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    await this.sums.around(rows, () =>
      this.db.execute(
        `UPDATE invoice SET status = 'VOID' WHERE tenant_id = :tenantId AND id IN (:rows) AND status = 'UNPAID'`,
        { rows },
      ),
    );
    await this.db.execute(
      'UPDATE invoice_item SET live_order_line_id = NULL WHERE tenant_id = :tenantId AND invoice_id IN (:rows)',
      {
        rows,
      },
    );
  }

  private async insertItems(rows: readonly ItemRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += chunk) {
      await this.db
        .unscoped('items belong to the tenant though their invoices may still be staged')
        .execute(insertItems, { owner: tenantOfParts(), rows: JSON.stringify(rows.slice(from, from + chunk)) });
    }
  }

  private async setTotal(invoice: InvoiceHead, total: Cents): Promise<InvoiceHead> {
    const { id } = invoice;
    assertCoversPaid(invoice, total);
    await this.sums.around([id], () =>
      this.db.execute('UPDATE invoice SET total = :total WHERE tenant_id = :tenantId AND id = :id', {
        id,
        total: decimalText(total),
      }),
    );
    return { ...invoice, total };
  }

  private async sumUp(rows: readonly number[]): Promise<void> {
    for (let from = 0; from < rows.length; from += chunk) {
      await this.db.execute(
        `UPDATE invoice i SET i.total = (SELECT SUM(it.amount) FROM invoice_item it WHERE it.invoice_id = i.id)
         WHERE i.tenant_id = :tenantId AND i.id IN (:rows)`,
        { rows: rows.slice(from, from + chunk) },
      );
    }
    const [beyond] = await this.db.query<object>(
      'SELECT id FROM invoice WHERE tenant_id = :tenantId AND id IN (:rows) AND total > :largest LIMIT 1',
      { rows, largest: decimalText(maxTotal) },
    );
    if (beyond) throw new DomainError('VALIDATION', billingMessages.totalTooLarge);
  }
}

/** What has been paid stays paid. */
function assertCoversPaid(invoice: InvoiceHead, total: Cents): void {
  if (total >= invoice.paid) return;
  throw new DomainError('INVOICE_PAID', billingMessages.belowPaid, {
    invoiceId: invoiceIdOf(invoice),
    paid: formatCents(invoice.paid),
  });
}

type ItemRow = (string | number | null)[];

/** In the order of the columns of `insertItems`. */
function itemRows(invoicePk: number, kind: InvoiceKind, items: readonly ItemFields[]): ItemRow[] {
  return items.map(
    (
      {
        orderItemId,
        productId,
        description,
        hasWeight,
        quantity,
        weight,
        weights,
        rate,
        amount,
        mostQuantity,
        mostWeight,
      },
      position,
    ) => [
      ...[invoicePk, position, orderItemId, kind === 'I' ? orderItemId : null, productId, description, hasWeight],
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
