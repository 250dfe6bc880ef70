import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import type { usageBody } from '@depot/contracts/reports';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { usageRows } from './usage-rows.js';

export type UsageBody = z.output<typeof usageBody>;

/** What each store got of each product between two moments, by outbound date, returns taken off. */
@Injectable()
export class UsageService {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async rows({ storeIds, productIds, start, end }: UsageBody) {
    const [products, cells] = await Promise.all([
      this.catalog.products(productIds),
      this.orders.usage({ start, end: end + 1 }, productIds, storeIds),
    ]);
    return usageRows(products, cells);
  }
}
