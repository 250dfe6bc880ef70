import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { inventoryMessages, type ReturnedStock } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { type Allocation, AllocationRepository } from '../allocation/allocation.repository.js';
import { StockExceeded } from '../stock/stock.repository.js';
import { GoodsGone, RestockedGoods } from './restocked-goods.js';
import { calculateMoves, negate, splitReturnedLines } from './split-returned-lines.js';

/** Restocks goods of returns. */
@Injectable()
export class RestockService {
  constructor(
    private readonly allocations: AllocationRepository,
    private readonly restockedGoods: RestockedGoods,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    const open = await this.allocations.lockOpen(orderId);
    const parts = splitReturnedLines(lines, open);
    if (parts.length === 0) return;
    await this.restockedGoods.addGoods(parts, { cause: 'RETURN', orderId, returnId, time: Date.now() });
    await this.allocations.addRestockedByReturn(returnId, parts);
  }

  /** Moves only the difference, because other orders may have booked the goods that stay restocked. */
  async reviseRestock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    const open = await this.allocations.lockOpen(orderId);
    const before = await this.allocations.lockReturned(returnId);
    // Goods that were restocked before are restocked first.
    const after = splitReturnedLines(lines, [...open, ...before.map((part) => ({ ...part }))]);
    const { more, less } = calculateMoves(before, after);
    await this.restockedGoods.lock([...more, ...less]);
    await this.restockedGoods.addGoods(more, { cause: 'RETURN', orderId, returnId, time: Date.now() });
    await this.removeRestocked(less, returnId);
    await this.allocations.reviseRestocked(returnId, after, [...more, ...less.map(negate)]);
  }

  async undoRestock(returnId: number): Promise<void> {
    const parts = await this.allocations.lockReturned(returnId);
    if (parts.length === 0) return;
    await this.removeRestocked(parts, returnId);
    await this.allocations.forgetReturn(returnId, parts);
  }

  private async removeRestocked(parts: readonly Allocation[], returnId: number): Promise<void> {
    const [first] = parts;
    if (!first) return;
    const { orderId } = first;
    try {
      await this.restockedGoods.removeGoods(parts, { cause: 'RETURN_UNDONE', orderId, returnId, time: Date.now() });
    } catch (error) {
      if (error instanceof GoodsGone) throw await this.createGoneError([error.productId]);
      if (error instanceof StockExceeded) throw await this.createGoneError(parts.map(({ productId }) => productId));
      throw error;
    }
  }

  private async createGoneError(productIds: readonly number[]): Promise<DomainError> {
    const products = await this.catalog.products(productIds);
    const names = [...products.values()].map(({ name }) => name);
    return new DomainError('INSUFFICIENT_STOCK', inventoryMessages.returnedGoodsGone, { product: enumerated(names) });
  }
}
