import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { inventoryMessages, type ReturnedStock } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { AllocationRepository } from '../allocation/allocation.repository.js';
import { StockExceeded } from '../stock/stock.repository.js';
import { GoodsGone, RestockedGoods } from './restocked-goods.js';
import { partsOf } from './returned-parts.js';

/** Goods that come back on a return. */
@Injectable()
export class RestockService {
  constructor(
    private readonly allocations: AllocationRepository,
    private readonly restockedGoods: RestockedGoods,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    const open = await this.allocations.lockOpen(orderId);
    const parts = partsOf(lines, open);
    if (parts.length === 0) return;
    await this.restockedGoods.put(parts, { cause: 'RETURN', orderId, returnId, time: Date.now() });
    await this.allocations.restockedWith(returnId, parts);
  }

  async undo(returnId: number): Promise<void> {
    const parts = await this.allocations.lockReturned(returnId);
    const [first] = parts;
    if (!first) return;
    try {
      await this.restockedGoods.take(parts, {
        cause: 'RETURN_UNDONE',
        orderId: first.orderId,
        returnId,
        time: Date.now(),
      });
    } catch (error) {
      if (error instanceof GoodsGone) throw await this.gone([error.productId]);
      if (error instanceof StockExceeded) throw await this.gone(parts.map(({ productId }) => productId));
      throw error;
    }
    await this.allocations.forgetReturn(returnId, parts);
  }

  private async gone(productIds: readonly number[]): Promise<DomainError> {
    const products = await this.catalog.products(productIds);
    const names = [...products.values()].map(({ name }) => name);
    return new DomainError('INSUFFICIENT_STOCK', inventoryMessages.returnedGoodsGone, { product: enumerated(names) });
  }
}
