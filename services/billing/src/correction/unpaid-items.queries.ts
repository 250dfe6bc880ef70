import type { Cents, Hundredths, StockMode } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '../invoice/invoice-id.js';

/** A line of an invoice on which nothing is paid, so that a correction may change it. */
export interface UnpaidItem {
  id: number;
  invoicePk: number;
  kind: InvoiceKind;
  number: number;
  storeId: number;
  productId: number;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  rate: Cents;
}

/** Whose lines: by invoice date, both ends inclusive. */
export interface CorrectionScope {
  start: number;
  end: number;
  storeIds?: readonly number[];
  productIds?: readonly number[];
}

/** Finds what corrections change. */
@Injectable()
export class UnpaidItems {
  constructor(private readonly db: Db) {}

  /**
   * Locks the invoices in id order, so that none is paid or edited meanwhile, and answers their lines. Credits are left
   * alone.
   */
  async lock(scope: CorrectionScope): Promise<UnpaidItem[]> {
    await this.db.query(
      `SELECT i.id FROM invoice i WHERE ${invoices(scope)} AND EXISTS (SELECT 1 FROM invoice_item it WHERE it.invoice_id = i.id ${products(scope)})
       ORDER BY i.id FOR UPDATE`,
      { ...scope },
    );
    return this.find(scope);
  }

  async find(scope: CorrectionScope): Promise<UnpaidItem[]> {
    return this.db.query<UnpaidItem>(
      `SELECT it.id, it.invoice_id invoicePk, i.kind, i.number, i.store_id storeId, it.product_id productId, it.has_weight hasWeight,
         it.quantity, it.weight, it.rate
       FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id ${products(scope)}
       WHERE ${invoices(scope)} ORDER BY i.id, it.position`,
      { ...scope },
    );
  }
}

function invoices({ storeIds }: CorrectionScope): string {
  const stores = storeIds ? 'AND i.store_id IN (:storeIds)' : '';
  return `i.tenant_id = :tenantId AND i.status = 'UNPAID' AND i.paid = 0 AND i.kind = 'I' AND i.invoice_date BETWEEN :start AND :end ${stores}`;
}

function products({ productIds }: CorrectionScope): string {
  return productIds ? 'AND it.product_id IN (:productIds)' : '';
}
