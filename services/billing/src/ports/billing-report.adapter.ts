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
import { Db } from '@depot/node-database';
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
    private readonly accountRows: StoreAccountRepository,
    private readonly db: Db,
  ) {}

  salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]> {
    return this.sums.sumByStore(range, storeId);
  }

  salesBySpan(spans: readonly InvoiceRange[], storeId?: number): Promise<Pick<StoreSales, 'sales' | 'paid'>[]> {
    return this.sums.sumBySpan(spans, storeId);
  }

  bestProducts(range: InvoiceRange, limit: number, storeId?: number): Promise<ProductSales[]> {
    return this.invoices.findBestProducts(range, limit, storeId);
  }

  openByStore(bounds: readonly number[], storeId?: number): Promise<StoreOpen[]> {
    return this.invoices.sumOpenByStore(bounds, storeId);
  }

  listed(range: InvoiceRange, limit: number, storeId?: number): Promise<ListedInvoice[]> {
    return this.invoices.findListed(range, limit, storeId);
  }

  storesWithAccount(range: InvoiceRange, paidUntil: EpochMs): Promise<number[]> {
    return this.accountRows.findStoresWithAccount(range, paidUntil);
  }

  /**
   * Reads a consistent snapshot, so that the balance brought forward, invoices and payments add up to the open amount.
   */
  async accounts(
    storeIds: readonly number[],
    range: InvoiceRange,
    paidUntil: EpochMs,
    dueFrom: readonly number[],
  ): Promise<Map<number, StoreAccount>> {
    if (storeIds.length === 0) return new Map();
    const of = { storeIds, paidUntil };
    const { broughtForward, invoices, payments, open, upcoming } = await this.db.snapshot(async () => ({
      broughtForward: await this.accountRows.sumBroughtForward(of, range.start),
      invoices: await this.accountRows.findInvoices(of, range),
      payments: await this.accountRows.findPayments(of, range),
      open: await this.accountRows.sumOpen(of, range.end, dueFrom),
      upcoming: await this.accountRows.findUpcoming(of, range.end, dueFrom[0] ?? 0),
    }));
    return new Map(
      storeIds.map((storeId) => [
        storeId,
        {
          broughtForward: broughtForward.get(storeId) ?? 0,
          invoices: invoices.get(storeId) ?? [],
          payments: payments.get(storeId) ?? [],
          open: open.get(storeId) ?? dueFrom.map(() => 0),
          upcoming: upcoming.get(storeId) ?? [],
        },
      ]),
    );
  }
}
