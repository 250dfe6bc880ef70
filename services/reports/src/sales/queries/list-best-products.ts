import { BILLING_REPORT_PORT, type BillingReportPort, type InvoiceRange } from '@depot/contracts/billing';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

/** Products that are listed. */
const listed = 10;

/** Products with the highest billed amounts. */
@Injectable()
export class ListBestProducts {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Highest amount first. A STORE sees its own purchases only. */
  async execute(range: InvoiceRange) {
    const best = await this.billing.bestProducts(range, listed, getVisibleStore());
    const products = await this.catalog.products(best.map(({ productId }) => productId));
    return best.flatMap((row) => {
      const product = products.get(row.productId);
      return product ? [{ ...row, productName: product.name, hasWeight: product.hasWeight }] : [];
    });
  }
}
