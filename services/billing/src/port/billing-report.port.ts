import { Injectable } from '@nestjs/common';
import type { BillingReportPort, InvoiceRange, StatementInvoice, StoreSales } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { invoiceIdOf, type InvoiceKind } from '../invoice/invoice-id.js';

/** Figures of invoices for reports, answered from indexes alone. */
@Injectable()
export class BillingReportPortService implements BillingReportPort {
  constructor(private readonly db: Db) {}

  async salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]> {
    return this.db.query<StoreSales>(
      `SELECT store_id storeId, SUM(IF(kind = 'I', total, -total)) sales, SUM(IF(kind = 'I', paid, -paid)) paid FROM invoice
       WHERE tenant_id = :tenantId AND invoice_date BETWEEN :start AND :end AND status <> 'VOID'
         ${storeId === undefined ? '' : 'AND store_id = :storeId'}
       GROUP BY store_id`,
      { ...range, storeId },
    );
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
