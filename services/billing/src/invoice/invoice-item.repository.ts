import type { Cents, EpochMs, Hundredths, StockMode } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { getPartsTenantId } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { InvoiceItemEntity } from './invoice.entity.js';
import type { InvoiceKind } from './invoice-id.js';
import type { ItemFields } from './invoice-item.js';

export interface StoredItem extends ItemFields {
  id: number;
  invoicePk: number;
}

type RawItem = Omit<StoredItem, 'weights'> & { weights: string };

/** A changed line: its new rate and amount. */
export interface Repriced {
  id: number;
  invoicePk: number;
  rate: Cents;
  amount: Cents;
}

/** A line of an invoice on which nothing is paid, so that a correction may change it. */
export interface UnpaidItem {
  id: number;
  invoicePk: number;
  kind: InvoiceKind;
  number: number;
  storeId: number;
  invoiceDate: EpochMs;
  timezone: string;
  orderItemId: number;
  productId: number;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  rate: Cents;
  amount: Cents;
  /** Total of the invoice. */
  total: Cents;
}

/** The items of one invoice. */
interface InvoiceItems {
  invoicePk: number;
  kind: InvoiceKind;
  items: readonly ItemFields[];
}

/** Whose lines: by invoice date, both ends inclusive. */
export interface CorrectionScope {
  start: EpochMs;
  end: EpochMs;
  storeIds?: readonly number[];
  productIds?: readonly number[];
}

/** Reads and writes the lines of invoices. */
@Injectable()
export class InvoiceItemRepository {
  constructor(private readonly db: Db) {}

  /** Which of these order lines are on a live invoice, and at which rate. */
  async findBilledRates(lineIds: readonly number[]): Promise<Map<number, Cents>> {
    if (lineIds.length === 0) return new Map();
    const rows = await this.db.query<{ orderItemId: number; rate: Cents }>(
      `SELECT live_order_line_id orderItemId, rate FROM invoice_item
       WHERE tenant_id = :tenantId AND live_order_line_id IN (:lineIds)`,
      { lineIds },
    );
    return new Map(rows.map(({ orderItemId, rate }) => [orderItemId, rate]));
  }

  /** In the order of the paper. */
  findByInvoices(rows: readonly number[]): Promise<StoredItem[]> {
    return this.read(rows, '');
  }

  /** Like `ofInvoices`, locked until the command ends. */
  async lockByInvoices(rows: readonly number[]): Promise<StoredItem[]> {
    return rows.length === 0 ? [] : this.read(rows, 'FOR UPDATE');
  }

  private async read(rows: readonly number[], ending: '' | 'FOR UPDATE'): Promise<StoredItem[]> {
    const items = await this.db.query<RawItem>(
      `SELECT id, invoice_id invoicePk, order_line_id orderItemId, product_id productId, description, notes,
        has_weight hasWeight, quantity, weight,
         weights, rate, amount, most_quantity mostQuantity, most_weight mostWeight
       FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id IN (:rows) ORDER BY invoice_id, position ${ending}`,
      { rows },
    );
    return items.map((item) => ({ ...item, weights: JSON.parse(item.weights) as number[] }));
  }

  /** Amounts of live credits in cents, by order line; lines without credits are missing. */
  async sumCredits(lineIds: readonly number[]): Promise<Map<number, Cents>> {
    if (lineIds.length === 0) return new Map();
    const rows = await this.db.query<{ orderItemId: number; credited: Cents }>(
      `SELECT it.order_line_id orderItemId, SUM(it.amount) credited
       FROM invoice_item it JOIN invoice i ON i.id = it.invoice_id AND i.kind = 'RI' AND i.status <> 'VOID'
       WHERE it.tenant_id = :tenantId AND it.order_line_id IN (:lineIds) GROUP BY it.order_line_id`,
      { lineIds },
    );
    return new Map(rows.map(({ orderItemId, credited }) => [orderItemId, credited]));
  }

  /** Locks the invoices in id order against payment and edits, and returns their lines. Credits are left out. */
  async lockUnpaid(scope: CorrectionScope): Promise<UnpaidItem[]> {
    const locked = await this.db.query<{ id: number }>(
      `SELECT i.id FROM invoice i WHERE ${selectInvoices(scope)} AND EXISTS (SELECT 1 FROM invoice_item it
        WHERE it.invoice_id = i.id ${selectProducts(scope)})
       ORDER BY i.id FOR UPDATE`,
      { ...scope },
    );
    // Invoices created since then are not locked, and may be paid before their rates are written.
    const rows = new Set(locked.map(({ id }) => id));
    return (await this.findUnpaid(scope)).filter(({ invoicePk }) => rows.has(invoicePk));
  }

  async findUnpaid(scope: CorrectionScope): Promise<UnpaidItem[]> {
    return this.db.query<UnpaidItem>(
      `SELECT it.id, it.invoice_id invoicePk, i.kind, i.number, i.store_id storeId,
         i.invoice_date invoiceDate, i.timezone, it.order_line_id orderItemId, it.product_id productId,
         it.has_weight hasWeight, it.quantity, it.weight, it.rate, it.amount, i.total
       FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id ${selectProducts(scope)}
       WHERE ${selectInvoices(scope)} ORDER BY i.id, it.position`,
      { ...scope },
    );
  }

  /** Adds the items of invoices, in the order of the paper. */
  async insert(selectInvoices: readonly InvoiceItems[]): Promise<void> {
    const tenantId = getPartsTenantId();
    const rows = selectInvoices.flatMap(({ invoicePk, kind, items }) =>
      items.map((item, position) => ({ ...buildItemRow(invoicePk, kind, item, position), tenantId })),
    );
    await this.db
      .unscoped('items belong to the tenant though their invoices may still be staged')
      .bulk(InvoiceItemEntity)
      .insert(rows);
  }

  /** Deletes all items of an invoice. */
  async deleteByInvoice(id: number): Promise<void> {
    await this.db.execute('DELETE FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id = :id', { id });
  }

  /** Writes the editable fields of an item. */
  async update({ id, quantity, description, rate, amount }: ItemFields & { id: number }): Promise<void> {
    await this.db.of(InvoiceItemEntity).update({ id }, { quantity, description, rate, amount });
  }

  /** Writes new rates and amounts. */
  async setRates(items: readonly Repriced[]): Promise<void> {
    await this.db.bulk(InvoiceItemEntity).update(items.map(({ id, rate, amount }) => ({ id, rate, amount })));
  }

  /** Marks the order lines of these invoices as unbilled. */
  async releaseLines(rows: readonly number[]): Promise<void> {
    await this.db.execute(
      'UPDATE invoice_item SET live_order_line_id = NULL WHERE tenant_id = :tenantId AND invoice_id IN (:rows)',
      { rows },
    );
  }
}

function selectInvoices({ storeIds }: CorrectionScope): string {
  const stores = storeIds ? 'AND i.store_id IN (:storeIds)' : '';
  return `i.tenant_id = :tenantId AND i.status = 'UNPAID' AND i.paid = 0 AND i.content_hash IS NULL AND i.kind = 'I'
    AND i.invoice_date BETWEEN :start AND :end ${stores}`;
}

function selectProducts({ productIds }: CorrectionScope): string {
  return productIds ? 'AND it.product_id IN (:productIds)' : '';
}

function buildItemRow(invoiceId: number, kind: InvoiceKind, item: ItemFields, position: number) {
  const { orderItemId, weights, ...fields } = item;
  const liveOrderLineId = kind === 'I' ? orderItemId : null;
  return {
    ...fields,
    invoiceId,
    position,
    orderLineId: orderItemId,
    liveOrderLineId,
    weights: JSON.stringify(weights),
  };
}
