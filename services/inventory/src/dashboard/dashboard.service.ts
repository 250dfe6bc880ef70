import { isBulk, toHundredths } from '@depot/contracts/amounts';
import { productName, stockAmountOut } from '@depot/contracts/catalog';
import type { Dashboard, InsufficientProduct } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { InventoryListing, type StockedProduct } from '../overview/inventory-listing.js';
import { DailyCountRepository } from './daily-count.repository.js';
import { UnitCounts } from './unit-counts.js';
import { daysShown, windowStart } from './window.js';

/** The figures of the first page. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly counts: DailyCountRepository,
    private readonly units: UnitCounts,
    private readonly inventory: InventoryListing,
  ) {}

  async figures(): Promise<Dashboard> {
    const now = Date.now();
    const since = windowStart(now);
    const products = (await this.inventory.stocked()).filter(({ product }) => !product.disabled);
    const { inStock, gone } = await this.units.totals(since);
    return {
      insufficientProducts: products.flatMap(insufficient),
      inventoryCounts: await this.counts.between(since, now, daysShown),
      activeInventories: inStock,
      removedInventories: gone,
      productsCount: products.length,
      noQtyProductsCount: products.filter(({ row }) => row.quantity === 0 && row.totalWeight === 0).length,
    };
  }
}

/** The product when less of it is there than its reorder point says: pieces, or pounds of a pool. */
function insufficient({ product, row }: StockedProduct): InsufficientProduct[] {
  const { hasWeight, productId, reorderPoint } = product;
  if (!reorderPoint) return [];
  const there = isBulk(hasWeight) ? row.totalWeight : row.quantity;
  if (there >= (isBulk(hasWeight) ? toHundredths(reorderPoint) : reorderPoint)) return [];
  return [{ productId, productName: productName(product), quantity: stockAmountOut(hasWeight, there), reorderPoint }];
}
