import { Injectable } from '@nestjs/common';
import type { Allocation } from '../allocation/allocation.repository.js';
import { sumAmounts, sumByProduct } from '../stock/amounts-by-product.js';
import { type Entry, LedgerRepository } from '../stock/ledger.repository.js';
import { StockRepository } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { type Remaining, UnitRepository } from '../unit/unit.repository.js';

/** Restocks parts of allocations to the units and lots of their origin, or removes them again. */
@Injectable()
export class RestockedGoods {
  constructor(
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async addGoods(parts: readonly Allocation[], entry: Entry): Promise<void> {
    await this.move(parts, entry, 1);
  }

  /** @throws StockExceeded if the goods have left, or other orders have booked them */
  async removeGoods(parts: readonly Allocation[], entry: Entry): Promise<void> {
    await this.move(parts, entry, -1);
  }

  /** Locks the stock rows of all parts, for a caller that both restocks and removes. */
  async lock(parts: readonly Allocation[]): Promise<void> {
    await this.stock.lockRows(parts.map(({ productId }) => productId));
  }

  private async move(parts: readonly Allocation[], entry: Entry, sign: 1 | -1): Promise<void> {
    if (parts.length === 0) return;
    const changes = sumByProduct(parts).map((amount) => createGoodsChange(amount, sign));
    await this.stock.lockRows(changes.map(({ productId }) => productId));
    const remaining = await this.calculateRemaining(parts, sign);
    await this.stock.change(changes);
    await this.units.setRemaining(remaining, 'SHIPPED', entry.time);
    await this.ledger.append(changes, entry);
  }

  /** Amounts of the changed units afterwards. */
  private async calculateRemaining(parts: readonly Allocation[], sign: 1 | -1): Promise<Remaining[]> {
    const units = await this.units.lockUnits([...new Set(parts.map(({ unitId }) => unitId))]);
    return [...units.values()].map(({ id, quantity, weight, productId }) => {
      const moved = sumAmounts(parts.filter(({ unitId }) => unitId === id));
      const after = { id, quantity: quantity + sign * moved.quantity, weight: weight + sign * moved.weight };
      // A piece that was weighed again since is not the one that came back: its difference would be left behind without
      // a piece.
      const isPiece = quantity > 0 && weight > 0;
      const isHalf = isPiece && (after.quantity === 0) !== (after.weight === 0);
      if (after.quantity < 0 || after.weight < 0 || isHalf) throw new GoodsGone(productId);
      return after;
    });
  }
}

/** A unit or lot holds less than the amount to remove, or the unit has another weight. */
export class GoodsGone extends Error {
  constructor(readonly productId: number) {
    super();
  }
}
