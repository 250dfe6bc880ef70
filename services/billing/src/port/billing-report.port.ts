import { Injectable } from '@nestjs/common';
import type { BillingReportPort, InvoiceRange, StatementInvoice, StoreOpen, StoreSales } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { SummedSales } from '../sums/summed-sales.js';
import { invoiceIdOf, type InvoiceKind } from '../invoice/invoice-id.js';

/** What an invoice adds to the debt. */
const open = `IF(kind = 'I', total - paid, paid - total)`;

/** Figures of invoices for reports, answered from indexes alone. */
@Injectable()
export class BillingReportPortService implements BillingReportPort {
  constructor(
    private readonly db: Db,
    private readonly summed: SummedSales,
  ) {}

  salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]> {
    return this.summed.byStore(range, storeId);
  }

  async openByStore(bounds: readonly number[], storeId?: number): Promise<StoreOpen[]> {
    const columns = bounds.map(
      (from, at) => `SUM(IF(invoice_date >= ${from} ${at === 0 ? '' : `AND invoice_date < ${bounds[at - 1]}`}, ${open}, 0)) a${at}`,
    );
    const rows = await this.db.query<{ storeId: number } & Record<string, number>>(
      `SELECT store_id storeId, ${columns.join(', ')} FROM invoice
       WHERE tenant_id = :tenantId AND status = 'UNPAID' ${storeId === undefined ? '' : 'AND store_id = :storeId'} GROUP BY store_id`,
      { storeId },
    );
    return rows.map((row) => ({ storeId: row.storeId, amounts: bounds.map((_, at) => row[`a${at}`] ?? 0) }));
  }

  async statementInvoices(storeId: number, range: InvoiceRange): Promise<StatementInvoice[]> {
    const rows = await this.db.query<{ kind: InvoiceKind; number: number } & Pick<StatementInvoice, 'invoiceDate' | 'total' | 'paid'>>(
      `SELECT kind, number, invoice_date invoiceDate, total, paid FROM invoice
       WHERE tenant_id = :tenantId AND store_id = :storeId AND invoice_date BETWEEN :start AND :end AND status <> 'VOID'
       ORDER BY invoice_date, id`,
      { storeId, ...range },
    );
    return rows.map(({ kind, number, ...figures }) => ({ invoiceId: invoiceIdOf({ kind, number }), credit: kind === 'RI', ...figures }));
  }
}
