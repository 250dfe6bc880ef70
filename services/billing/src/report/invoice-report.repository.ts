import type { InvoiceRange, ListedInvoice, ProductSales, StoreOpen } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { isToBePaid } from '../invoice/invoice.repository.js';
import { formatInvoiceId, type InvoiceKind } from '../invoice/invoice-id.js';

/** Change of the debt by an invoice. */
const open = `IF(kind = 'I', total - paid, paid - total)`;

const selectStore = (storeId: number | undefined) => (storeId === undefined ? '' : 'AND i.store_id = :storeId');

/** Figures of invoices for reports, answered from indexes alone. */
@Injectable()
export class InvoiceReportRepository {
  constructor(private readonly db: Db) {}

  findBestProducts({ start, end }: InvoiceRange, limit: number, storeId?: number): Promise<ProductSales[]> {
    const writeSigned = (column: string) => `SUM(IF(i.kind = 'I', it.${column}, -CAST(it.${column} AS DECIMAL(18,2))))`;
    return this.db.query<ProductSales>(
      `SELECT it.product_id productId, CAST(${writeSigned('quantity')} AS SIGNED) quantity,
        ${writeSigned('weight')} weight, ${writeSigned('amount')} sales
       FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id
       WHERE i.tenant_id = :tenantId AND i.invoice_date BETWEEN :start AND :end
         AND i.status <> 'VOID' ${selectStore(storeId)}
       GROUP BY it.product_id HAVING sales > 0 ORDER BY sales DESC, it.product_id LIMIT :limit`,
      { start, end, limit, storeId },
    );
  }

  async sumOpenByStore(bounds: readonly number[], storeId?: number): Promise<StoreOpen[]> {
    const columns = bounds.map(
      (from, at) => `SUM(IF(due_at >= ${from} ${at === 0 ? '' : `AND due_at < ${bounds[at - 1]}`}, ${open}, 0)) a${at}`,
    );
    const rows = await this.db.query<{ storeId: number } & Record<string, number>>(
      `SELECT store_id storeId, ${columns.join(', ')} FROM invoice
       WHERE tenant_id = :tenantId AND ${isToBePaid} ${storeId === undefined ? '' : 'AND store_id = :storeId'}
       GROUP BY store_id`,
      { storeId },
    );
    return rows.map((row) => ({ storeId: row.storeId, amounts: bounds.map((_, at) => row[`a${at}`] ?? 0) }));
  }

  async findListed({ start, end }: InvoiceRange, limit: number, storeId?: number): Promise<ListedInvoice[]> {
    const rows = await this.db.query<
      { kind: InvoiceKind; number: number } & Omit<ListedInvoice, 'invoiceId' | 'credit'>
    >(
      `SELECT i.kind, i.number, i.invoice_date invoiceDate, i.total, i.paid, i.status,
        i.related_display_id relatedDisplayId, i.client_name clientName
       FROM invoice i WHERE i.tenant_id = :tenantId AND i.invoice_date BETWEEN :start AND :end ${selectStore(storeId)}
       ORDER BY i.invoice_date DESC, i.id DESC LIMIT :limit`,
      { start, end, limit, storeId },
    );
    return rows.map(addInvoiceId);
  }
}

/** A row with the id that people know. */
export function addInvoiceId<F extends object>({
  kind,
  number,
  ...figures
}: { kind: InvoiceKind; number: number } & F) {
  return { invoiceId: formatInvoiceId({ kind, number }), credit: kind === 'RI', ...figures };
}
