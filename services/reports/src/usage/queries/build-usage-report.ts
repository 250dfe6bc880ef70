import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { reportMessages, type usageBody } from '@depot/contracts/reports';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { buildUsageRows } from '../build-usage-rows.js';

export type UsageBody = z.output<typeof usageBody>;
type UsageProducts = Pick<UsageBody, 'allProducts' | 'productIds' | 'subWarehouseId' | 'categoryId'>;

/** Cells of the report, one for each store and product: the largest response that a browser can render. */
const maxCells = 500_000;

/** @throws VALIDATION if the result is too large for one report. */
export function assertFits(count: number, max: number): void {
  if (count > max) throw new DomainError('VALIDATION', reportMessages.usageTooLarge);
}

/** Shipped less returned amounts of each product by store between two moments, by outbound date. */
@Injectable()
export class BuildUsageReport {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * The rows, and the stores by name: the chosen ones, or every store with a shipment, independent of its user's
   * current role.
   * @throws VALIDATION if the result is too large.
   */
  async execute({ storeIds, allStores, start, end, ...filter }: UsageBody) {
    const chosenStoreIds = allStores ? undefined : storeIds;
    const productIds = await this.findProductIds(filter);
    const cells = await this.orders.usage({ start, end: end + 1 }, productIds, chosenStoreIds, maxCells + 1);
    assertFits(cells.length, maxCells);
    const products = await this.catalog.products([...new Set(cells.map(({ productId }) => productId))]);
    const names = await namesInBooks(this.identity, chosenStoreIds ?? cells.map(({ storeId }) => storeId));
    const stores = [...names].map(([id, name]) => ({ id, name }));
    return { rows: buildUsageRows(products, cells), stores: stores.sort((a, b) => a.name.localeCompare(b.name)) };
  }

  /** Undefined for every product, so that they need not be listed. */
  private async findProductIds({ allProducts, productIds, subWarehouseId, categoryId }: UsageProducts) {
    if (!allProducts) return productIds;
    if (subWarehouseId === undefined && categoryId === undefined) return undefined;
    const products = await this.catalog.listing({ includeDisabled: true });
    return products
      .filter(({ subWarehouse }) => subWarehouseId === undefined || subWarehouse.id === subWarehouseId)
      .filter(({ category }) => categoryId === undefined || category.id === categoryId)
      .map(({ productId }) => productId);
  }
}
