import { isBulk, negated } from '@depot/contracts/amounts';
import type { ShipLine, ShippedLine, StockAmount } from '@depot/contracts/inventory';
import { describeActivity, getWarehouseDay } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AllocationRepository } from '../allocation/allocation.repository.js';
import { sumAmounts, sumByProduct } from '../stock/amounts-by-product.js';
import { type Entry, LedgerRepository } from '../stock/ledger.repository.js';
import { StockExceeded, StockRepository } from '../stock/stock.repository.js';
import { createGoodsChange, type StockChange } from '../stock/stock-change.js';
import { StockShortages } from '../stock/stock-shortages.js';
import { UnitRepository, type UnitRow } from '../unit/unit.repository.js';
import { allocate, type Allocated } from './allocate.js';
import { AllocateScannedUnits } from './allocate-scanned-units.js';
import { ExpiredGoods, isExpired, sortExpiredLast } from './expired-goods.js';

interface AllocatedLine {
  line: ShipLine;
  allocated: Allocated[];
}

/** Takes the goods of an order out of stock. */
@Injectable()
export class ShipStock {
  constructor(
    private readonly db: Db,
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    private readonly allocateScannedUnits: AllocateScannedUnits,
    private readonly expired: ExpiredGoods,
    private readonly allocations: AllocationRepository,
    private readonly shortages: StockShortages,
    private readonly ledger: LedgerRepository,
  ) {}

  /** `booked` is false for a manual order, see `StockPort.ship`. */
  async execute(
    orderId: number,
    given: readonly ShipLine[],
    { booked = true, time = Date.now(), expiredConfirmed = false } = {},
  ): Promise<ShippedLine[]> {
    if (given.length === 0) return [];
    const lines = given.map(normalizeAmount);
    const allocatedLines = await this.allocateLines(lines, booked);
    const expired = this.filterExpired(allocatedLines);
    if (expired.length > 0 && booked && !expiredConfirmed) throw await this.expired.createError(expired);
    const moved = sumByProduct(
      allocatedLines.flatMap(({ line: { productId }, allocated }) => ({ productId, ...sumAmounts(allocated) })),
    );
    const touched = new Map(allocatedLines.flatMap(({ allocated }) => allocated.map(({ unit }) => [unit.id, unit])));
    const outgoing = moved.map((amount) => createGoodsChange(amount, -1));
    await this.db.batch([
      () => this.subtractFromStock(lines, moved, booked),
      () => this.units.setRemaining([...touched.values()], 'SHIPPED', time),
      () => this.allocations.insert(orderId, allocatedLines.flatMap(buildAllocations)),
      () => this.writeMovements(outgoing, expired, { cause: booked ? 'OUTBOUND' : 'MANUAL', orderId, time }),
    ]);
    return allocatedLines.map(formatShippedLine);
  }

  /** Expired units, by the timezone of the tenant. */
  private filterExpired(lines: readonly AllocatedLine[]): UnitRow[] {
    const today = getWarehouseDay();
    return lines.flatMap(({ allocated }) => allocated.flatMap(({ unit }) => (isExpired(unit, today) ? [unit] : [])));
  }

  /** Writes the movements. Those of expired goods, and the activity log, name these goods. */
  private async writeMovements(
    changes: readonly StockChange[],
    expired: readonly UnitRow[],
    entry: Entry,
  ): Promise<void> {
    const products = new Set(expired.map(({ productId }) => productId));
    await this.ledger.append(
      changes.filter(({ productId }) => !products.has(productId)),
      entry,
    );
    if (expired.length === 0) return;
    const reason = await this.expired.describeExpired(expired);
    describeActivity({}, { after: { expired: reason } });
    await this.ledger.append(
      changes.filter(({ productId }) => products.has(productId)),
      { ...entry, reason },
    );
  }

  /**
   * Locks the stock rows, then allocates units and lots. Lines that name their pieces come first, so that no other line
   * takes them. The other lines may name lots, which they take first.
   */
  private async allocateLines(lines: readonly ShipLine[], booked: boolean): Promise<AllocatedLine[]> {
    const namesPieces = ({ hasWeight, inventoryIds }: ShipLine) =>
      hasWeight === 'Yes' && (booked || inventoryIds.length > 0);
    const others = lines.filter((line) => !namesPieces(line));
    const [, scanned, inStock] = await this.db.batch([
      () => this.stock.lockRows(lines.map(({ productId }) => productId)),
      () => this.units.lockUnits(lines.filter(namesPieces).flatMap(({ inventoryIds }) => inventoryIds)),
      () => this.units.lockInStock([...new Set(others.map(({ productId }) => productId))]),
    ]);
    const allocated = new Map<ShipLine, Allocated[]>();
    for (const line of lines.filter(namesPieces))
      allocated.set(line, await this.allocateScannedUnits.allocateUnits(line, scanned));
    const left = inStock.filter(({ id }) => !scanned.has(id));
    for (const line of others) allocated.set(line, await this.allocateLine(line, left, lines, booked));
    return lines.map((line) => ({ line, allocated: allocated.get(line) ?? [] }));
  }

  private async allocateLine(
    line: ShipLine,
    left: readonly UnitRow[],
    all: readonly ShipLine[],
    booked: boolean,
  ): Promise<Allocated[]> {
    const own = left.filter(({ productId }) => productId === line.productId);
    const scanned = await this.allocateScannedUnits.findLots(line, own);
    const others = sortExpiredLast(own, getWarehouseDay()).filter((unit) => !scanned.includes(unit));
    const allocated = allocate(
      [...scanned, ...others],
      line.hasWeight,
      isBulk(line.hasWeight) ? line.weight : line.quantity,
    );
    if (!allocated) throw await this.shortages.createError(sumByProduct(all), booked ? sumByProduct(all) : []);
    return allocated;
  }

  /** Subtracts the goods and their bookings from the stock rows. */
  private async subtractFromStock(
    lines: readonly ShipLine[],
    moved: readonly StockAmount[],
    booked: boolean,
  ): Promise<void> {
    const wanted = sumByProduct(lines);
    const ended = new Map(booked ? wanted.map((amount) => [amount.productId, amount]) : []);
    const changes = moved.map((amount) => {
      const { quantity = 0, weight = 0 } = ended.get(amount.productId) ?? {};
      return { ...createGoodsChange(amount, -1), bookedQuantity: -quantity, bookedWeight: negated(weight) };
    });
    try {
      await this.stock.change(changes);
    } catch (error) {
      if (!(error instanceof StockExceeded)) throw error;
      throw await this.shortages.createError(wanted, booked ? wanted : []);
    }
  }
}

/** Keeps either the quantity or the weight, by the mode of the product. */
function normalizeAmount(line: ShipLine): ShipLine {
  return isBulk(line.hasWeight) ? { ...line, quantity: 0 } : { ...line, weight: 0 };
}

function buildAllocations({ line: { orderItemId, productId }, allocated }: AllocatedLine) {
  return allocated.map(({ unit, quantity, weight }) => ({ orderItemId, productId, unitId: unit.id, quantity, weight }));
}

function formatShippedLine({ line, allocated }: AllocatedLine): ShippedLine {
  const isPieces = line.hasWeight === 'Yes';
  return {
    orderItemId: line.orderItemId,
    ...sumAmounts(allocated),
    inventoryIds: isPieces ? allocated.map(({ unit }) => unit.id) : [],
    weights: isPieces ? allocated.map(({ weight }) => weight) : [],
  };
}
