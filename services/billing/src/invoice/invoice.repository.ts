import { type Cents, decimalText, type EpochMs } from '@depot/contracts/amounts';
import { type InvoiceStatus, maxUnpaidOrders, type OrderInvoices } from '@depot/contracts/billing';
import type { OrderDetails } from '@depot/contracts/orders';
import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { InvoiceEntity } from './invoice.entity.js';
import { formatInvoiceId, type InvoiceKind } from './invoice-id.js';

/** An invoice without its items, as stored. It repeats these details of its order, and no others. */
export interface InvoiceHeader extends Pick<OrderDetails, 'deliveryDate' | 'poNumber' | 'note'> {
  id: number;
  kind: InvoiceKind;
  number: number;
  orderId: number;
  returnId: number | null;
  relatedDisplayId: number;
  storeId: number;
  clientName: string;
  sellerName: string;
  timezone: string;
  invoiceDate: EpochMs;
  /** A moment of the day on which it is to be paid. */
  dueAt: EpochMs;
  sellerId: number | null;
  voidTime: EpochMs | null;
  /** JSON. */
  billAddress: string;
  /** JSON. */
  shipAddress: string;
  status: InvoiceStatus;
  total: Cents;
  paid: Cents;
  /** Set once the invoice was paid in full: its content is sealed from then on, also if a payment is reversed. */
  contentHash: string | null;
}

/** Payer, time and content hash of a paid invoice. */
export interface Seal {
  paidTime: EpochMs;
  paidBy: number;
  contentHash: string;
}

/** Filter of invoices. An absent field does not limit. */
export interface InvoiceFilter {
  rows?: readonly number[];
  orderIds?: readonly number[];
  returnId?: number;
  storeId?: number;
  start?: EpochMs;
  /** Exclusive. */
  end?: EpochMs;
  /** Returns only rows after this one in the list. */
  before?: Pick<InvoiceHeader, 'id' | 'invoiceDate'>;
}

const conditions: Record<keyof InvoiceFilter, string> = {
  rows: 'i.id IN (:rows)',
  orderIds: 'i.order_id IN (:orderIds)',
  returnId: 'i.return_id = :returnId',
  storeId: 'i.store_id = :storeId',
  start: 'i.invoice_date >= :start',
  end: 'i.invoice_date < :end',
  before: 'i.invoice_date <= :beforeDate AND (i.invoice_date < :beforeDate OR i.id < :beforeId)',
};

const headerColumns = `i.id, i.kind, i.number, i.order_id orderId, i.return_id returnId,
  i.related_display_id relatedDisplayId, i.store_id storeId,
  i.client_name clientName, i.seller_name sellerName, i.timezone, i.invoice_date invoiceDate, i.due_at dueAt,
  i.seller_id sellerId, i.void_time voidTime,
  i.bill_address billAddress,
  i.ship_address shipAddress, i.delivery_date deliveryDate, i.po_number poNumber, i.note, i.status, i.total, i.paid,
  i.content_hash contentHash`;

/** True for an open amount. An invoice with total zero stays UNPAID, so that its rates can still be corrected. */
export const isToBePaid = `status = 'UNPAID' AND total > paid`;

/** Rows per UPDATE; keeps the statement far below the server's packet limit. */
const chunk = 1000;

/** Reads and writes invoices, without their items. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async findHeaders(filter: InvoiceFilter, limit?: number): Promise<InvoiceHeader[]> {
    const names = (Object.keys(conditions) as (keyof InvoiceFilter)[]).filter((name) => filter[name] !== undefined);
    return this.db.query<InvoiceHeader>(
      `SELECT ${headerColumns} FROM invoice i
        WHERE i.tenant_id = :tenantId ${names.map((name) => `AND ${conditions[name]}`).join(' ')}
       ORDER BY i.invoice_date DESC, i.id DESC ${limit === undefined ? '' : 'LIMIT :limit'}`,
      { ...filter, beforeDate: filter.before?.invoiceDate, beforeId: filter.before?.id, limit },
    );
  }

  /** Locks the invoices for the running command, in id order; unknown ones are missing from the result. */
  async lockByNumbers(ids: readonly { kind: InvoiceKind; number: number }[]): Promise<InvoiceHeader[]> {
    return this.findByNumbers(ids, 'ORDER BY i.id FOR UPDATE');
  }

  /** Locks the invoices with these primary keys. */
  async lockRows(rows: readonly number[]): Promise<InvoiceHeader[]> {
    return this.db.query<InvoiceHeader>(
      `SELECT ${headerColumns} FROM invoice i
       WHERE i.tenant_id = :tenantId AND i.id IN (:rows) ORDER BY i.id FOR UPDATE`,
      { rows },
    );
  }

  /** Locks the live invoices and credits of an order, in id order. */
  async lockByOrder(orderId: number): Promise<InvoiceHeader[]> {
    return this.db.query<InvoiceHeader>(
      `SELECT ${headerColumns} FROM invoice i
       WHERE i.tenant_id = :tenantId AND i.order_id = :orderId AND i.status <> 'VOID' ORDER BY i.id FOR UPDATE`,
      { orderId },
    );
  }

  async findByNumbers(ids: readonly { kind: InvoiceKind; number: number }[], ending = ''): Promise<InvoiceHeader[]> {
    return this.db.query<InvoiceHeader>(
      `SELECT ${headerColumns} FROM invoice i
       WHERE i.tenant_id = :tenantId AND (i.kind, i.number) IN (:pairs) ${ending}`,
      { pairs: ids.map(({ kind, number }) => [kind, number]) },
    );
  }

  /** Live invoices by order; credits of its returns are no invoices of the order. */
  async findByOrders(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>> {
    const rows = await this.db.query<{ orderId: number; kind: InvoiceKind; number: number; open: 0 | 1 }>(
      `SELECT order_id orderId, kind, number, ${isToBePaid} open FROM invoice
       WHERE tenant_id = :tenantId AND order_id IN (:orderIds) AND status <> 'VOID' AND kind = 'I'
       ORDER BY order_id, id`,
      { orderIds },
    );
    const byOrder = new Map<number, OrderInvoices>();
    for (const row of rows) {
      const { invoiceIds, paidFull } = byOrder.get(row.orderId) ?? { invoiceIds: [], paidFull: true };
      byOrder.set(row.orderId, {
        invoiceIds: [...invoiceIds, formatInvoiceId(row)],
        paidFull: paidFull && row.open === 0,
      });
    }
    return byOrder;
  }

  /** Orders with an open invoice, newest first; credits of returns are no invoices of the order. */
  async findUnpaidOrders(storeIds?: readonly number[]): Promise<number[]> {
    const rows = await this.db.query<{ orderId: number }>(
      `SELECT DISTINCT order_id orderId FROM invoice
       WHERE tenant_id = :tenantId AND ${isToBePaid} AND kind = 'I'
         ${storeIds ? 'AND store_id IN (:storeIds)' : ''}
       ORDER BY order_id DESC LIMIT :most`,
      { storeIds, most: maxUnpaidOrders },
    );
    return rows.map(({ orderId }) => orderId);
  }

  async countUnpaidOrders(): Promise<number> {
    const [row] = await this.db.query<{ orders: number }>(
      `SELECT COUNT(DISTINCT order_id) orders FROM invoice
       WHERE tenant_id = :tenantId AND ${isToBePaid} AND kind = 'I'`,
    );
    return row?.orders ?? 0;
  }

  async findCreditIds(returnIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query<{ returnId: number; kind: InvoiceKind; number: number }>(
      'SELECT return_id returnId, kind, number FROM invoice WHERE tenant_id = :tenantId AND return_id IN (:returnIds)',
      { returnIds },
    );
    return new Map(rows.map((row) => [row.returnId, formatInvoiceId(row)]));
  }

  /** Open invoices less open credits. */
  async sumOwed(storeId: number): Promise<Cents> {
    const [row] = await this.db.query<{ owed: Cents | null }>(
      `SELECT SUM(IF(kind = 'I', total - paid, paid - total)) owed FROM invoice
       WHERE tenant_id = :tenantId AND ${isToBePaid} AND store_id = :storeId`,
      { storeId },
    );
    return row?.owed ?? 0;
  }

  async findOpenRows(storeId: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      `SELECT id FROM invoice WHERE tenant_id = :tenantId AND ${isToBePaid} AND store_id = :storeId`,
      { storeId },
    );
    return rows.map(({ id }) => id);
  }

  /** Returns their ids, in order. */
  insert(invoices: readonly NewRow<InvoiceEntity>[]): Promise<number[]> {
    return this.db.bulk(InvoiceEntity).insertReturningIds(invoices);
  }

  /** Adds to the paid amounts of locked unpaid invoices; negative for a reversal. Each invoice appears once. */
  async addPaid(parts: readonly { invoicePk: number; amount: Cents }[]): Promise<void> {
    const changed = await this.db.bulk(InvoiceEntity).update(
      parts.map(({ invoicePk, amount }) => ({ id: invoicePk, paid: amount })),
      { add: ['paid'], where: `t.status = 'UNPAID' AND t.paid + r.paid BETWEEN 0 AND t.total` },
    );
    if (changed !== parts.length) throw new Error('A payment does not fit its invoice, though the invoice was locked.');
  }

  /** Marks locked invoices as paid on which nothing is open; their content never changes again. */
  async markPaid(seals: readonly (Seal & { id: number })[]): Promise<void> {
    await this.db.bulk(InvoiceEntity).update(
      seals.map(({ id, paidTime, paidBy, contentHash }) => ({ id, paidTime, paidBy, contentHash })),
      { set: `t.status = 'PAID'`, where: `t.status = 'UNPAID' AND t.paid = t.total` },
    );
  }

  /** Opens a locked paid invoice again; its content stays sealed. */
  async reopen(id: number): Promise<void> {
    await this.db.execute(
      `UPDATE invoice SET status = 'UNPAID', paid_time = NULL, paid_by = NULL
       WHERE tenant_id = :tenantId AND id = :id AND status = 'PAID'`,
      { id },
    );
  }

  /** Voids the unpaid ones among these rows. */
  async markVoid(rows: readonly number[]): Promise<void> {
    await this.db.execute(
      `UPDATE invoice SET status = 'VOID', void_time = :now
       WHERE tenant_id = :tenantId AND id IN (:rows) AND status = 'UNPAID'`,
      { rows, now: Date.now() },
    );
  }

  async setTotal(id: number, total: Cents): Promise<void> {
    await this.db.execute('UPDATE invoice SET total = :total WHERE tenant_id = :tenantId AND id = :id', {
      id,
      total: decimalText(total),
    });
  }

  /** Makes the totals of invoices the sums of their items. */
  async sumTotals(rows: readonly number[]): Promise<void> {
    for (let from = 0; from < rows.length; from += chunk) {
      await this.db.execute(
        `UPDATE invoice i SET i.total = (SELECT SUM(it.amount) FROM invoice_item it WHERE it.invoice_id = i.id)
         WHERE i.tenant_id = :tenantId AND i.id IN (:rows)`,
        { rows: rows.slice(from, from + chunk) },
      );
    }
  }

  /** True if the total of any of the invoices is above the amount. */
  async hasTotalAbove(rows: readonly number[], amount: Cents): Promise<boolean> {
    const [beyond] = await this.db.query<object>(
      'SELECT id FROM invoice WHERE tenant_id = :tenantId AND id IN (:rows) AND total > :largest LIMIT 1',
      { rows, largest: decimalText(amount) },
    );
    return beyond !== undefined;
  }
}
