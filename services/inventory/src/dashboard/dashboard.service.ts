import { isBulk, toHundredths } from '@depot/contracts/amounts';
import { productName, stockAmountOut } from '@depot/contracts/catalog';
import type { Dashboard, InsufficientProduct } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { InventoryListing, type StockedProduct } from '../overview/inventory-listing.js';
import { DailyCountRepository } from './daily-count.repository.js';
import { UnitCounts } from './unit-counts.js';
import { calculateWindowStart, daysShown } from './window.js';

/** Loads the dashboard. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly counts: DailyCountRepository,
    private readonly units: UnitCounts,
    private readonly inventory: InventoryListing,
  ) {}

  async getDashboard(): Promise<Dashboard> {
    const now = Date.now();
    const since = calculateWindowStart(now);
    const products = (await this.inventory.listStocked()).filter(({ product }) => !product.disabled);
    const { inStock, gone } = await this.units.countTotals(since);
    return {
      insufficientProducts: products.flatMap(filterInsufficient),
      inventoryCounts: await this.counts.findBetween(since, now, daysShown),
      activeInventories: inStock,
      removedInventories: gone,
      productsCount: products.length,
      noQtyProductsCount: products.filter(({ row }) => row.quantity === 0 && row.totalWeight === 0).length,
    };
  }
}

/** The product, if its stock is below its reorder point: units, or pounds for pooled weight. */
function filterInsufficient({ product, row }: StockedProduct): InsufficientProduct[] {
  const { hasWeight, productId, reorderPoint } = product;
  if (!reorderPoint) return [];
  const there = isBulk(hasWeight) ? row.totalWeight : row.quantity;
  if (there >= (isBulk(hasWeight) ? toHundredths(reorderPoint) : reorderPoint)) return [];
  return [{ productId, productName: productName(product), quantity: stockAmountOut(hasWeight, there), reorderPoint }];
}
