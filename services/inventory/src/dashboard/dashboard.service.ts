import { isBulk, toHundredths } from '@depot/contracts/amounts';
import { productName, stockAmountOut } from '@depot/contracts/catalog';
import type { Dashboard, InsufficientProduct } from '@depot/contracts/inventory';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { InventoryListing, type StockedProduct } from '../overview/inventory-listing.js';
import { DailyCountRepository } from './daily-count.repository.js';
import { UnitCounts } from './unit-counts.js';
import { calculateWindowStart, listFinishedDays, listOrderDays } from './window.js';

/** Missed delivery days that are listed. */
const maxLateDays = 14;

/** Loads the dashboard. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly counts: DailyCountRepository,
    private readonly units: UnitCounts,
    private readonly inventory: InventoryListing,
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
  ) {}

  async getDashboard(): Promise<Dashboard> {
    const now = Date.now();
    const products = (await this.inventory.listStocked()).filter(({ product }) => !product.disabled);
    const { inStock, gone } = await this.units.countTotals(calculateWindowStart(now));
    return {
      insufficientProducts: products.flatMap(filterInsufficient),
      inventoryCounts: await this.listCounts(now, inStock),
      activeInventories: inStock,
      removedInventories: gone,
      productsCount: products.length,
      ...(await this.countOrders(now)),
      noQtyProductsCount: products.filter(({ row }) => row.quantity === 0 && row.totalWeight === 0).length,
    };
  }

  /** Orders placed on each of the last days, those without any included, and open ones by the missed delivery day. */
  private async countOrders(now: number): Promise<Pick<Dashboard, 'placedOrders' | 'lateOrders'>> {
    const days = listOrderDays(now, currentSession().timezone);
    const placed = new Map((await this.orders.countPlaced(days)).map(({ day, count }) => [day, count]));
    return {
      placedOrders: days.map(({ day }) => ({ day, count: placed.get(day) ?? 0 })),
      lateOrders: await this.orders.countLate(days[0]?.day ?? '', maxLateDays),
    };
  }

  /** The units in stock now, and at the end of each day before; nothing for a tenant that has never had a unit. */
  private async listCounts(now: number, inStock: number): Promise<Dashboard['inventoryCounts']> {
    const before = await this.counts.findOfDays(listFinishedDays(now, currentSession().timezone));
    return inStock === 0 && before.length === 0 ? [] : [{ time: now, count: inStock }, ...before];
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
