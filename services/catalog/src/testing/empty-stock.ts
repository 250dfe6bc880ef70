import type { StockMode } from '@depot/contracts/amounts';
import { STOCK_PORT, type StockLevel, type StockPort } from '@depot/contracts/inventory';
import { Module } from '@nestjs/common';

/** As much of stock as the catalogue asks for, in memory: every product has ten pieces or ten pounds. */
class EmptyStock implements Pick<StockPort, 'open' | 'publishOpened' | 'levels' | 'reserve'> {
  readonly opened = new Map<number, StockLevel & { hasWeight: StockMode }>();

  async open(products: readonly { productId: number; hasWeight: StockMode }[]): Promise<void> {
    for (const { productId, hasWeight } of products) {
      const byWeight = hasWeight === 'Weighting';
      const booked = { bookedQuantity: 0, bookedWeight: 0, reservedQuantity: 0, reservedWeight: 0 };
      this.opened.set(productId, {
        productId,
        hasWeight,
        quantity: byWeight ? 0 : 10,
        totalWeight: byWeight ? 1000 : 0,
        ...booked,
      });
    }
  }

  /** Nothing to publish: opened stock is visible at once. */
  async publishOpened(): Promise<void> {
    return Promise.resolve();
  }

  async levels(productIds?: readonly number[]): Promise<Map<number, StockLevel>> {
    return new Map([...this.opened].filter(([id]) => !productIds || productIds.includes(id)));
  }

  async reserve(productId: number, amount: number): Promise<void> {
    const level = this.opened.get(productId);
    if (!level) return;
    const change = level.hasWeight === 'Weighting' ? { reservedWeight: amount } : { reservedQuantity: amount };
    this.opened.set(productId, { ...level, ...change });
  }
}

export const emptyStock = new EmptyStock();

@Module({ providers: [{ provide: STOCK_PORT, useValue: emptyStock }], exports: [STOCK_PORT] })
class Stock {}

/** Gives `emptyStock` to every module. */
export const emptyStockModule = { module: Stock, global: true };
