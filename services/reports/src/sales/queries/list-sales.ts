import { formatCents } from '@depot/contracts/amounts';
import { BILLING_REPORT_PORT, type BillingReportPort, type InvoiceRange } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

/** Sales, paid and owed of each store; amounts in cents. */
@Injectable()
export class ListSales {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** One row a store with invoices in the range, by name. A STORE sees itself alone. */
  async execute(range: InvoiceRange) {
    const sales = await this.billing.salesByStore(range, getVisibleStore());
    const names = await namesInBooks(
      this.identity,
      sales.map(({ storeId }) => storeId),
    );
    return sales
      .map(({ storeId, sales: total, paid }) => ({
        userId: storeId,
        name: names.get(storeId) ?? '',
        sales: total,
        paid,
        owed: total - paid,
        formattedSales: formatCents(total),
        formattedPaid: formatCents(paid),
        formattedOwed: formatCents(total - paid),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}
