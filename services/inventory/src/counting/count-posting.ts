import { Inject, Injectable } from '@nestjs/common';
import { keptByWeight } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { Refusal } from '@depot/contracts/errors';
import { inventoryMessages, type PostStockCount, type StockAmount } from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { followLots } from '../adjusting/lots-follow.js';
import { amountsByProduct } from '../stock/amounts-by-product.js';
import { Ledger } from '../stock/ledger.js';
import { goods } from '../stock/stock-change.js';
import { StockExceeded, StockRows, type StockRow } from '../stock/stock-rows.js';
import { UnitRows, type NewUnit, type Remains, type UnitRow } from '../unit/unit-rows.js';
import { CountRows, type CountedLine, type CountedUnit } from './count-rows.js';

/** What posting changes. */
interface Correction {
  amounts: StockAmount[];
  remains: Remains[];
  fresh: NewUnit[];
}

/** Brings the stock to what was counted. */
@Injectable()
export class CountPosting {
  constructor(
    private readonly counts: CountRows,
    private readonly stock: StockRows,
    private readonly units: UnitRows,
    private readonly ledger: Ledger,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** All variances in one transaction, each as a movement; products that were not counted stay as they are. Answers the display id. */
  async post({ id, reason }: PostStockCount): Promise<number> {
    const { displayId } = await this.counts.lockOpen(id);
    const lines = (await this.counts.lines(id)).filter(({ countedTime }) => countedTime !== null);
    if (lines.length === 0) throw new Refusal('VALIDATION', inventoryMessages.countNothing);
    const { amounts, remains, fresh } = await this.correction(lines, await this.counts.units(id));
    const changes = amountsByProduct(amounts).map((amount) => goods(amount));
    describeActivity({ displayId, count: changes.length });
    const time = Date.now();
    await this.stock.change(changes).catch((error: unknown) => this.refuse(error, changes));
    await this.units.setRemains(remains, 'REMOVED', time);
    if (fresh.length > 0) await this.units.insert(fresh, { time });
    await this.ledger.append(changes, { cause: 'COUNTED', reason, time });
    await this.counts.setStatus(id, 'POSTED');
    return displayId;
  }

  private async correction(lines: readonly CountedLine[], counted: readonly CountedUnit[]): Promise<Correction> {
    const rows = await this.stock.lock(lines.map(({ productId }) => productId));
    const there = await this.units.lockInStock([...rows.keys()]);
    const lots = grouped(there, ({ productId }) => productId);
    const scanned = await this.units.lock(counted.filter(({ isFound }) => isFound === 1).map(({ unitId }) => unitId));
    const correction: Correction = { amounts: [], remains: [], fresh: [] };
    for (const line of lines) {
      const row = rows.get(line.productId);
      if (!row) continue;
      const own = lots.get(line.productId) ?? [];
      if (row.hasWeight !== 'Yes') await this.correctLots(correction, line, row, own);
      else
        correctPieces(
          correction,
          counted.filter(({ productId }) => productId === line.productId),
          own,
          scanned,
        );
    }
    return correction;
  }

  /** The difference from the books of then, applied to the stock of now: what moved in between is in both. */
  private async correctLots(correction: Correction, line: CountedLine, row: StockRow, lots: UnitRow[]): Promise<void> {
    const byWeight = keptByWeight(row.hasWeight);
    const difference = byWeight ? (line.weight ?? 0) - (line.bookWeight ?? 0) : (line.quantity ?? 0) - (line.bookQuantity ?? 0);
    if (difference === 0) return;
    const change = followLots(row, lots, difference);
    if (!change) throw await this.again([line.productId]);
    correction.remains.push(...change.changed);
    correction.fresh.push(...change.fresh);
    correction.amounts.push({ productId: line.productId, quantity: byWeight ? 0 : difference, weight: byWeight ? difference : 0 });
  }

  private async refuse(error: unknown, changes: readonly { productId: number }[]): Promise<never> {
    if (!(error instanceof StockExceeded)) throw error;
    throw await this.again(changes.map(({ productId }) => productId));
  }

  private async again(productIds: readonly number[]): Promise<Refusal> {
    const products = await this.catalog.products(productIds);
    const rows = await this.stock.lock(productIds);
    const names = productIds.flatMap((productId) => (rows.has(productId) ? (products.get(productId)?.name ?? []) : []));
    return new Refusal('STALE', inventoryMessages.countAgain, { product: names.join(', ') });
  }
}

/** Pieces that were missing and are still in the books leave them; pieces that were scanned and had been removed come back. */
function correctPieces(
  correction: Correction,
  counted: readonly CountedUnit[],
  there: readonly UnitRow[],
  scanned: ReadonlyMap<number, UnitRow>,
): void {
  const missing = new Set(counted.filter(({ isFound }) => isFound === 0).map(({ unitId }) => unitId));
  for (const { id, productId, quantity, weight } of there.filter((unit) => missing.has(unit.id))) {
    correction.remains.push({ id, quantity: 0, weight: 0 });
    correction.amounts.push({ productId, quantity: -quantity, weight: -weight });
  }
  for (const { unitId } of counted.filter(({ isFound }) => isFound === 1)) {
    const unit = scanned.get(unitId);
    if (unit?.status !== 'REMOVED') continue;
    correction.remains.push({ id: unitId, quantity: unit.firstQuantity, weight: unit.firstWeight });
    correction.amounts.push({ productId: unit.productId, quantity: unit.firstQuantity, weight: unit.firstWeight });
  }
}
