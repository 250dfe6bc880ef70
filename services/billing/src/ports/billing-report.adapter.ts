import type {
  BillingReportPort,
  InvoiceRange,
  ListedInvoice,
  ProductSales,
  StatementInvoice,
  StoreOpen,
  StoreSales,
} from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { InvoiceReportRepository } from '../report/invoice-report.repository.js';
import { InvoiceSumRepository } from '../sums/invoice-sum.repository.js';

/** Figures of invoices for reports, answered from indexes alone. */
@Injectable()
export class BillingReportAdapter implements BillingReportPort {
  constructor(
    private readonly sums: InvoiceSumRepository,
    private readonly invoices: InvoiceReportRepository,
  ) {}

  salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]> {
    return this.sums.byStore(range, storeId);
  }

  salesBySpan(spans: readonly InvoiceRange[], storeId?: number): Promise<Pick<StoreSales, 'sales' | 'paid'>[]> {
    return this.sums.bySpan(spans, storeId);
  }

  bestProducts(range: InvoiceRange, limit: number, storeId?: number): Promise<ProductSales[]> {
    return this.invoices.bestProducts(range, limit, storeId);
  }

  openByStore(bounds: readonly number[], storeId?: number): Promise<StoreOpen[]> {
    return this.invoices.openByStore(bounds, storeId);
  }

  listed(range: InvoiceRange, limit: number, storeId?: number): Promise<ListedInvoice[]> {
    return this.invoices.listed(range, limit, storeId);
  }

  statementInvoices(storeId: number, range: InvoiceRange): Promise<StatementInvoice[]> {
    return this.invoices.statementInvoices(storeId, range);
  }
}
