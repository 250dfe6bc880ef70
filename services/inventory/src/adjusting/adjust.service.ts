import { formatWeight, type Hundredths, inPounds, isBulk, negated } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, isUnusualWeight } from '@depot/contracts/catalog';
import { DomainError, type Message } from '@depot/contracts/errors';
import { type AdjustWeight, assertUsualWeights, inventoryMessages, type StockAmount } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { type Entry, LedgerRepository } from '../stock/ledger.repository.js';
import { StockExceeded, StockRepository, type StockRow } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { type Remaining, UnitRepository, type UnitRow } from '../unit/unit.repository.js';
import { adjustLots } from './adjust-lots.js';

/** Amounts of a unit or lot that the user has seen before the correction. */
interface SeenAmount {
  seenQuantity?: number;
  seenWeight?: Hundredths;
}

/** A new count or weight of a unit or lot. */
export interface Recount extends SeenAmount {
  inventoryId: number;
  quantity?: number;
  weight?: Hundredths;
  reason: string;
  /** The user has confirmed an unusual weight. */
  weightsConfirmed?: boolean;
}

type PoolWeight = AdjustWeight['product'];

/**
 * Call it after the lock. Absent amounts are not compared.
 *
 * @throws STALE if an amount has changed
 */
function assertSeen<Amount extends number>(
  seen: Amount | undefined,
  now: Amount,
  goodsName: string,
  format: (amount: Amount) => string | Message,
): void {
  if (seen === undefined || seen === now) return;
  throw new DomainError('STALE', inventoryMessages.amountChanged, { goods: goodsName, amount: format(now) });
}

function assertUnitSeen({ seenQuantity, seenWeight }: SeenAmount, unit: UnitRow, { hasWeight }: StockRow): void {
  if (hasWeight === 'No') assertSeen(seenQuantity, unit.quantity, unit.qrValue, String);
  else assertSeen(seenWeight, unit.weight, unit.qrValue, inPounds);
}

/** Manual corrections of stock. Each writes a movement with its reason. */
@Injectable()
export class AdjustService {
  constructor(
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    private readonly ledger: LedgerRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Sets the weight of a unit or pooled lot, or the quantity of a counted lot.
   *
   * @throws STALE if the amount has changed since the user saw it: goods that have left must not return
   */
  async recount(recount: Recount): Promise<void> {
    const { inventoryId, quantity, weight, reason, weightsConfirmed } = recount;
    const { unit, row } = await this.lockInStock(inventoryId);
    const isCounted = row.hasWeight === 'No';
    assertUnitSeen(recount, unit, row);
    const found = isCounted ? quantity : weight;
    if (!found) throw await this.createError(isCounted ? 'quantityNeeded' : 'weightNeeded', unit.productId);
    const products = await this.catalog.products([unit.productId]);
    if (!isCounted) assertUsualWeights([{ productId: unit.productId, weight: found }], products, weightsConfirmed);
    const after = isCounted ? { ...unit, quantity: found } : { ...unit, weight: found };
    const change = {
      productId: unit.productId,
      quantity: after.quantity - unit.quantity,
      weight: after.weight - unit.weight,
    };
    if (change.quantity === 0 && change.weight === 0) return;
    await this.apply(change, [after], { cause: 'ADJUSTED', unitId: unit.id, reason, time: Date.now() });
    const product = products.get(unit.productId);
    if (product && row.hasWeight === 'Yes') await this.units.relabel(unit.id, found, isUnusualWeight(product, found));
  }

  /**
   * Removes a unit, or the rest of a lot.
   *
   * @throws STALE if the amount has changed since the user saw it
   */
  async remove(inventoryId: number, reason: string, seen: SeenAmount = {}): Promise<void> {
    const { unit, row } = await this.lockInStock(inventoryId);
    assertUnitSeen(seen, unit, row);
    const change = { productId: unit.productId, quantity: -unit.quantity, weight: negated(unit.weight) };
    const gone = { ...unit, quantity: 0, weight: 0 };
    await this.apply(change, [gone], { cause: 'REMOVED', unitId: unit.id, reason, time: Date.now() });
  }

  /**
   * Sets the weight of a pooled product. Missing weight is taken from the lots like a shipment, additional weight is
   * added to the newest lot.
   *
   * @throws STALE if the weight differs from `seenTotalWeight`
   */
  async setTotalWeight({ productId, totalWeight, seenTotalWeight, reason = '' }: PoolWeight): Promise<void> {
    const row = await this.stock.lockRow(productId);
    if (!isBulk(row.hasWeight)) throw await this.createError('notPooled', productId);
    assertSeen(seenTotalWeight, row.totalWeight, await this.findName(productId), inPounds);
    const weight = totalWeight - row.totalWeight;
    if (weight === 0) return;
    const entry: Entry = { cause: 'ADJUSTED', reason, time: Date.now() };
    const lots = await this.units.lockInStock([productId]);
    const change = adjustLots(row, lots, weight);
    if (!change) throw new DomainError('STALE', inventoryMessages.figuresDiffer);
    if (change.fresh.length > 0) await this.units.insert(change.fresh, { time: entry.time });
    return this.apply({ productId, quantity: 0, weight }, change.changed, entry);
  }

  private async lockInStock(inventoryId: number): Promise<{ unit: UnitRow; row: StockRow }> {
    // All commands lock stock rows before units. This plain read only finds the row to lock.
    const known = (await this.units.read([inventoryId]))[0];
    if (!known) throw new DomainError('NOT_FOUND', inventoryMessages.unknownEntry);
    const row = await this.stock.lockRow(known.productId);
    const unit = (await this.units.lockUnits([inventoryId])).get(inventoryId);
    if (unit?.status !== 'IN_STOCK')
      throw new DomainError('STALE', inventoryMessages.unitGone, { unit: known.qrValue });
    return { unit, row };
  }

  private async apply(change: StockAmount, units: readonly Remaining[], entry: Entry): Promise<void> {
    const changes = [createGoodsChange(change)];
    try {
      await this.stock.change(changes);
    } catch (error) {
      if (!(error instanceof StockExceeded)) throw error;
      throw await this.createShortageError(change.productId);
    }
    await this.units.setRemaining(units, 'REMOVED', entry.time);
    await this.ledger.append(changes, entry);
  }

  private async createShortageError(productId: number): Promise<DomainError> {
    const row = await this.stock.lockRow(productId);
    const held = isBulk(row.hasWeight)
      ? formatWeight(row.bookedWeight + row.reservedWeight)
      : row.bookedQuantity + row.reservedQuantity;
    return new DomainError('INSUFFICIENT_STOCK', inventoryMessages.bookedAway, {
      product: await this.findName(productId),
      held,
    });
  }

  private async createError(
    message: 'quantityNeeded' | 'weightNeeded' | 'notPooled',
    productId: number,
  ): Promise<DomainError> {
    return new DomainError('VALIDATION', inventoryMessages[message], { product: await this.findName(productId) });
  }

  private async findName(productId: number): Promise<string> {
    return (await this.catalog.products([productId])).get(productId)?.name ?? '';
  }
}
