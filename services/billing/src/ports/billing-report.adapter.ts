import type { EpochMs } from '@depot/contracts/amounts';
import type {
  BillingReportPort,
  InvoiceRange,
  ListedInvoice,
  ProductSales,
  StoreAccount,
  StoreOpen,
  StoreSales,
} from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { StoreAccountRepository } from '../report/account.repository.js';
import { InvoiceReportRepository } from '../report/invoice-report.repository.js';
import { InvoiceSumRepository } from '../sums/invoice-sum.repository.js';

/** Figures of invoices for reports, answered from indexes alone. */
@Injectable()
export class BillingReportAdapter implements BillingReportPort {
  constructor(
    private readonly sums: InvoiceSumRepository,
    private readonly invoices: InvoiceReportRepository,
    private readonly accounts: StoreAccountRepository,
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

  async account(
    storeId: number,
    range: InvoiceRange,
    paidUntil: EpochMs,
    dueFrom: readonly number[],
  ): Promise<StoreAccount> {
    const of = { storeId, paidUntil };
    return {
      broughtForward: await this.accounts.broughtForward(of, range.start),
      invoices: await this.accounts.invoices(of, range),
      payments: await this.accounts.payments(of, range),
      open: await this.accounts.open(of, range.end, dueFrom),
      upcoming: await this.accounts.upcoming(of, range.end, dueFrom[0] ?? 0),
    };
  }
}
