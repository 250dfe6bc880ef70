import type { Cents } from '@depot/contracts/amounts';
import type { InvoiceStatus } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from './invoice-id.js';
import type { ItemFields } from './invoice-item.js';

/** An invoice without its items, as stored. */
export interface InvoiceHead {
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
  invoiceDate: number;
  /** JSON. */
  billAddress: string;
  /** JSON. */
  shipAddress: string;
  status: InvoiceStatus;
  total: Cents;
  paid: Cents;
}

export interface StoredItem extends ItemFields {
  id: number;
  invoicePk: number;
}

/** Which invoices are wanted. An absent field does not limit. */
export interface InvoiceFilter {
  rows?: readonly number[];
  orderIds?: readonly number[];
  returnId?: number;
  storeId?: number;
  start?: number;
  /** Exclusive. */
  end?: number;
}

const conditions: Record<keyof InvoiceFilter, string> = {
  rows: 'i.id IN (:rows)',
  orderIds: 'i.order_id IN (:orderIds)',
  returnId: 'i.return_id = :returnId',
  storeId: 'i.store_id = :storeId',
  start: 'i.invoice_date >= :start',
  end: 'i.invoice_date < :end',
};

const headColumns = `i.id, i.kind, i.number, i.order_id orderId, i.return_id returnId, i.related_display_id relatedDisplayId, i.store_id storeId,
  i.client_name clientName, i.seller_name sellerName, i.timezone, i.invoice_date invoiceDate, i.bill_address billAddress,
  i.ship_address shipAddress, i.status, i.total, i.paid`;

type RawItem = Omit<StoredItem, 'weights'> & { weights: string };

/** Reads invoices. */
@Injectable()
export class InvoiceQueries {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async heads(filter: InvoiceFilter, limit?: number): Promise<InvoiceHead[]> {
    const names = (Object.keys(conditions) as (keyof InvoiceFilter)[]).filter((name) => filter[name] !== undefined);
    return this.db.query<InvoiceHead>(
      `SELECT ${headColumns} FROM invoice i WHERE i.tenant_id = :tenantId ${names.map((name) => `AND ${conditions[name]}`).join(' ')}
       ORDER BY i.invoice_date DESC, i.id DESC ${limit === undefined ? '' : 'LIMIT :limit'}`,
      { ...filter, limit },
    );
  }

  /** Locks the invoices for the running command, in id order; those that do not exist are missing. */
  async lock(ids: readonly { kind: InvoiceKind; number: number }[]): Promise<InvoiceHead[]> {
    return this.byNumber(ids, 'ORDER BY i.id FOR UPDATE');
  }

  /** The same by their rows. */
  async lockRows(rows: readonly number[]): Promise<InvoiceHead[]> {
    return this.db.query<InvoiceHead>(
      `SELECT ${headColumns} FROM invoice i WHERE i.tenant_id = :tenantId AND i.id IN (:rows) ORDER BY i.id FOR UPDATE`,
      { rows },
    );
  }

  async byNumber(ids: readonly { kind: InvoiceKind; number: number }[], ending = ''): Promise<InvoiceHead[]> {
    return this.db.query<InvoiceHead>(
      `SELECT ${headColumns} FROM invoice i WHERE i.tenant_id = :tenantId AND (i.kind, i.number) IN (:pairs) ${ending}`,
      { pairs: ids.map(({ kind, number }) => [kind, number]) },
    );
  }

  /** In the order of the paper. */
  async items(rows: readonly number[]): Promise<StoredItem[]> {
    const items = await this.db.query<RawItem>(
      `SELECT id, invoice_id invoicePk, order_line_id orderItemId, product_id productId, description, has_weight hasWeight, quantity, weight,
         weights, rate, amount, most_quantity mostQuantity, most_weight mostWeight
       FROM invoice_item WHERE tenant_id = :tenantId AND invoice_id IN (:rows) ORDER BY invoice_id, position`,
      { rows },
    );
    return items.map((item) => ({ ...item, weights: JSON.parse(item.weights) as number[] }));
  }
}
