import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type UnitAnswer, type UnitFacts, unitStatuses } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { formatLabel } from './label.js';
import { UnitRepository, type UnitRow } from './unit.repository.js';

/** Maximum of units in a response: those in stock first, then the latest that left. */
const maxShown = 5_000;

/** Assembles units and lots with product names for responses. */
@Injectable()
export class UnitReader {
  constructor(
    private readonly units: UnitRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async findFacts(inventoryIds: readonly number[]): Promise<Map<number, UnitFacts>> {
    if (inventoryIds.length === 0) return new Map();
    const units = await this.addProducts(await this.units.read(inventoryIds));
    return new Map(
      units.map(({ inventoryId, productId, qrText }) => [inventoryId, { inventoryId, productId, qrText }]),
    );
  }

  async getById(inventoryId: number): Promise<UnitAnswer> {
    return this.requireOne(await this.units.read([inventoryId]));
  }

  async getByQrValue(qrValue: string): Promise<UnitAnswer> {
    return this.requireOne(await this.units.findByQrValue(qrValue));
  }

  async findByProduct(productId: number, onlyAvailable: boolean): Promise<UnitAnswer[]> {
    const statuses = onlyAvailable ? (['IN_STOCK'] as const) : unitStatuses;
    return this.addProducts(await this.units.findByProduct(productId, statuses, maxShown));
  }

  /** Units and lots that an order has shipped. */
  async findByOrder(orderId: number): Promise<UnitAnswer[]> {
    return this.addProducts(await this.units.findByOrder(orderId));
  }

  /** At most `limit` units in stock. */
  async findInStock(productIds: readonly number[], limit: number): Promise<UnitAnswer[]> {
    return this.addProducts(await this.units.findInStock(productIds, limit));
  }

  private async requireOne(rows: readonly UnitRow[]): Promise<UnitAnswer> {
    const [unit] = await this.addProducts(rows);
    if (!unit) throw new DomainError('NOT_FOUND', inventoryMessages.unknownEntry);
    return unit;
  }

  private async addProducts(rows: readonly UnitRow[]): Promise<UnitAnswer[]> {
    const products = await this.catalog.products([...new Set(rows.map(({ productId }) => productId))]);
    return rows.flatMap((row) => {
      const product = products.get(row.productId);
      return product ? formatUnit(row, product) : [];
    });
  }
}

/** Without rest and spread, which V8 copies many times slower: a product can have thousands of units. */
function formatUnit(row: UnitRow, { name, hasWeight }: ProductFacts): UnitAnswer {
  // A unit that has left shows its weight, a lot shows its remaining amount.
  const isPiece = hasWeight === 'Yes';
  const first = { quantity: row.firstQuantity, weight: row.firstWeight };
  const isGone = row.quantity === 0 && row.weight === 0;
  return {
    inventoryId: row.id,
    productId: row.productId,
    productName: name,
    hasWeight,
    weight: isPiece ? row.firstWeight : row.weight,
    quantity: isPiece ? row.firstQuantity : row.quantity,
    qrValue: row.qrValue,
    qrText: formatLabel(name, hasWeight, isPiece || isGone ? first : row),
    status: row.status,
    receivedDate: row.receivedTime,
    lot: row.lot || undefined,
    expiry: row.expiry || undefined,
    serial: row.serial || undefined,
    weightConfirmed: row.weightConfirmed === 1 || undefined,
  };
}
