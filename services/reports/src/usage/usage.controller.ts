import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { usageBody, usageRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import type * as z from 'zod';
import { usageRows } from './usage-rows.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** What each store got of each product between two moments, by outbound date, returns taken off. */
  @Post()
  @Reads({ id: 'reportsProductUsage', allow: 'report.admin', answers: listOf(usageRow) })
  async rows(@Body({ schema: usageBody }) { storeIds, productIds, start, end }: z.output<typeof usageBody>) {
    const [products, cells] = await Promise.all([
      this.catalog.products(productIds),
      this.orders.usage({ start, end: end + 1 }, productIds, storeIds),
    ]);
    return { list: usageRows(products, cells) };
  }
}
