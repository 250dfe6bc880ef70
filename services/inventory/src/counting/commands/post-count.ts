import { isBulk, negated } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { inventoryMessages, type PostStockCount, type StockAmount } from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { adjustLots } from '../../adjusting/adjust-lots.js';
import { sumByProduct } from '../../stock/amounts-by-product.js';
import { LedgerRepository } from '../../stock/ledger.repository.js';
import { StockExceeded, StockRepository, type StockRow } from '../../stock/stock.repository.js';
import { createGoodsChange } from '../../stock/stock-change.js';
import { type NewUnit, type Remaining, UnitRepository, type UnitRow } from '../../unit/unit.repository.js';
import { type CountedPiece, CountPieceRepository, isMissing } from '../count-piece.repository.js';
import { calculateReviewVersion } from '../count-view.js';
import { type CountedLine, StockCountRepository } from '../stock-count.repository.js';

/** Changes of a posted count. */
interface Correction {
  amounts: StockAmount[];
  remaining: Remaining[];
  fresh: NewUnit[];
}

/** Corrects the stock to the counted amounts. */
@Injectable()
export class PostCount {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly pieces: CountPieceRepository,
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    private readonly ledger: LedgerRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Writes all variances as movements in one transaction. Products that were not counted stay as they are. Findings of
   * other users wait for the lock of the count.
   *
   * @returns the display id
   * @throws STALE if `version` is given and a finding was recorded since that review
   */
  async execute({ id, reason, version }: PostStockCount): Promise<number> {
    const { displayId } = await this.counts.lockOpen(id);
    const lines = (await this.counts.findLines(id)).filter(({ countedTime }) => countedTime !== null);
    if (lines.length === 0) throw new DomainError('VALIDATION', inventoryMessages.countNothing);
    if (version !== undefined && version !== calculateReviewVersion(lines))
      throw new DomainError('STALE', inventoryMessages.countedSince);
    const { amounts, remaining, fresh } = await this.buildCorrection(lines, await this.pieces.findByCount(id));
    const changes = sumByProduct(amounts).map((amount) => createGoodsChange(amount));
    describeActivity({ displayId, count: changes.length });
    const time = Date.now();
    await this.stock.change(changes).catch((error: unknown) => this.reject(error, changes));
    await this.units.setRemaining(remaining, 'REMOVED', time);
    if (fresh.length > 0) await this.units.insert(fresh, { time });
    await this.ledger.append(changes, { cause: 'COUNTED', reason, time });
    await this.counts.end(id, 'POSTED');
    return displayId;
  }

  private async buildCorrection(lines: readonly CountedLine[], counted: readonly CountedPiece[]): Promise<Correction> {
    const rows = await this.stock.lockRows(lines.map(({ productId }) => productId));
    const lots = grouped(await this.units.lockInStock([...rows.keys()]), ({ productId }) => productId);
    const missing = new Map(counted.filter(isMissing).map(({ unitId, expectedVersion }) => [unitId, expectedVersion]));
    const removed = counted.filter(({ wasRemoved }) => wasRemoved === 1);
    const found = await this.units.lockUnits(removed.map(({ unitId }) => unitId));
    const correction: Correction = { amounts: [], remaining: [], fresh: [] };
    for (const line of lines) {
      const row = rows.get(line.productId);
      if (!row) continue;
      const own = lots.get(line.productId) ?? [];
      if (row.hasWeight !== 'Yes') await this.correctLots(correction, line, row, own);
      else removeMissing(correction, missing, own);
    }
    restoreRemoved(correction, removed, found);
    return correction;
  }

  /** Applies the difference at the time of the count to the current stock, which contains the movements since then. */
  private async correctLots(correction: Correction, line: CountedLine, row: StockRow, lots: UnitRow[]): Promise<void> {
    const byWeight = isBulk(row.hasWeight);
    const difference = byWeight
      ? (line.weight ?? 0) - (line.bookWeight ?? 0)
      : (line.quantity ?? 0) - (line.bookQuantity ?? 0);
    if (difference === 0) return;
    const change = adjustLots(row, lots, difference);
    if (!change) throw await this.createStaleError([line.productId]);
    correction.remaining.push(...change.changed);
    correction.fresh.push(...change.fresh);
    correction.amounts.push({
      productId: line.productId,
      quantity: byWeight ? 0 : difference,
      weight: byWeight ? difference : 0,
    });
  }

  private async reject(error: unknown, changes: readonly { productId: number }[]): Promise<never> {
    if (!(error instanceof StockExceeded)) throw error;
    throw await this.createStaleError(changes.map(({ productId }) => productId));
  }

  private async createStaleError(productIds: readonly number[]): Promise<DomainError> {
    const products = await this.catalog.products(productIds);
    const rows = await this.stock.lockRows(productIds);
    const names = productIds.flatMap((productId) => (rows.has(productId) ? (products.get(productId)?.name ?? []) : []));
    return new DomainError('STALE', inventoryMessages.countAgain, { product: enumerated(names) });
  }
}

/** Removes missing units. A unit that has changed since the count was there, and stays as it is. */
function removeMissing(
  correction: Correction,
  missing: ReadonlyMap<number, number | null>,
  there: readonly UnitRow[],
): void {
  for (const { id, productId, quantity, weight, version } of there) {
    if (missing.get(id) !== version) continue;
    correction.remaining.push({ id, quantity: 0, weight: 0 });
    correction.amounts.push({ productId, quantity: -quantity, weight: negated(weight) });
  }
}

/** Restores units that were scanned after their removal, unless they have changed since the scan. */
function restoreRemoved(
  correction: Correction,
  removed: readonly CountedPiece[],
  units: ReadonlyMap<number, UnitRow>,
): void {
  for (const { unitId, foundVersion } of removed) {
    const unit = units.get(unitId);
    if (unit?.status !== 'REMOVED' || unit.version !== foundVersion) continue;
    const { productId, firstQuantity: quantity, firstWeight: weight } = unit;
    correction.remaining.push({ id: unitId, quantity, weight });
    correction.amounts.push({ productId, quantity, weight });
  }
}
