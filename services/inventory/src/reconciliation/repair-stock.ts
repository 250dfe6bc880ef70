import { isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, stockAmountOut } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type StockAmount } from '@depot/contracts/inventory';
import type { OrdersPort } from '@depot/contracts/orders';
import { Inject, Injectable } from '@nestjs/common';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { StockRepository, type StockRow } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

/** Corrects the stock row of a product by its units and bookings. */
@Injectable()
export class RepairStock {
  constructor(
    private readonly reconciliation: ReconciliationRepository,
    private readonly stock: StockRepository,
    private readonly ledger: LedgerRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Returns true if something has changed. Missing goods lower the reserved amount, not the bookings of open orders.
   */
  async execute(productId: number, orders: Pick<OrdersPort, 'booked'>): Promise<boolean> {
    const row = await this.stock.lockRow(productId);
    const figures = await this.reconciliation.findTotals(productId);
    if (!figures) return false;
    const there = { productId, quantity: figures.unitQuantity, weight: figures.unitWeight };
    const held = (await orders.booked([productId])).get(productId) ?? { productId, quantity: 0, weight: 0 };
    const correction = {
      productId,
      quantity: there.quantity - figures.ledgerQuantity,
      weight: there.weight - figures.ledgerWeight,
    };
    const isMoved = correction.quantity !== 0 || correction.weight !== 0;
    if (!isMoved && isConsistent(row, there, held)) return false;
    if (held.quantity > there.quantity || held.weight > there.weight) throw await this.calculateHeld(row, there, held);
    await this.reconciliation.setStock(row, there, held);
    if (isMoved) await this.ledger.append([createGoodsChange(correction)], { cause: 'REPAIRED', time: Date.now() });
    return true;
  }

  private async calculateHeld(
    { productId, hasWeight }: StockRow,
    there: StockAmount,
    held: StockAmount,
  ): Promise<DomainError> {
    const shown = ({ quantity, weight }: StockAmount) =>
      stockAmountOut(hasWeight, isBulk(hasWeight) ? weight : quantity);
    const product = (await this.catalog.products([productId])).get(productId)?.name ?? '';
    return new DomainError('INSUFFICIENT_STOCK', inventoryMessages.heldBeyondStock, {
      product,
      there: shown(there),
      held: shown(held),
    });
  }
}

function isConsistent(row: StockRow, there: StockAmount, held: StockAmount): boolean {
  return (
    row.quantity === there.quantity &&
    row.totalWeight === there.weight &&
    row.bookedQuantity === held.quantity &&
    row.bookedWeight === held.weight
  );
}
