import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, type ErrorCode, type Message, type MessageValues } from '@depot/contracts/errors';
import { inventoryMessages, type ShipLine } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { formatLabel } from '../unit/label.js';
import { UnitRepository, type UnitRow } from '../unit/unit.repository.js';
import { type Allocated, allocateWhole } from './allocate.js';

/** Allocates scanned units and lots to the line that they were scanned for. */
@Injectable()
export class AllocateScannedUnits {
  constructor(
    private readonly units: UnitRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * The caller has locked `units`; allocated amounts are subtracted from them.
   *
   * @throws VALIDATION if a unit is repeated, of another product, or their number differs
   * @throws STALE if a unit has left
   */
  async allocateUnits(line: ShipLine, units: ReadonlyMap<number, UnitRow>): Promise<Allocated[]> {
    if (line.inventoryIds.length !== line.quantity) {
      const { name } = await this.findProduct(line.productId);
      throw new DomainError('VALIDATION', inventoryMessages.unitCount, {
        product: name,
        expected: line.quantity,
        given: line.inventoryIds.length,
      });
    }
    const allocated: Allocated[] = [];
    const seenUnitIds = new Set<number>();
    for (const id of line.inventoryIds) {
      const unit = units.get(id);
      if (!unit) throw new DomainError('NOT_FOUND', inventoryMessages.unknownEntry);
      if (seenUnitIds.has(id)) throw await this.createError('VALIDATION', inventoryMessages.unitTwice, unit);
      if (unit.productId !== line.productId)
        throw await this.createError('VALIDATION', inventoryMessages.unitOfOtherProduct, unit);
      if (unit.quantity === 0) throw await this.createError('STALE', inventoryMessages.unitGone, unit);
      seenUnitIds.add(id);
      allocated.push(allocateWhole(unit));
    }
    return allocated;
  }

  /** Finds the scanned lots of a line, in the order of the scans. `inStock` has the locked units of the product. */
  async findLots(line: ShipLine, inStock: readonly UnitRow[]): Promise<UnitRow[]> {
    const byId = new Map(inStock.map((unit) => [unit.id, unit]));
    const missing = line.inventoryIds.filter((id) => !byId.has(id));
    const [gone] = missing.length > 0 ? await this.units.read(missing) : [];
    if (gone && gone.productId !== line.productId) {
      const [{ name, hasWeight }, { name: product }] = [
        await this.findProduct(gone.productId),
        await this.findProduct(line.productId),
      ];
      const unit = `${formatLabel(name, hasWeight, selectFirstAmounts(gone))} (${gone.qrValue})`;
      throw new DomainError('VALIDATION', inventoryMessages.lotNotAskedFor, { unit, product });
    }
    if (gone) throw await this.createError('STALE', inventoryMessages.unitGone, gone);
    if (missing.length > 0) throw new DomainError('NOT_FOUND', inventoryMessages.unknownEntry);
    return [...new Set(line.inventoryIds)].flatMap((id) => byId.get(id) ?? []);
  }

  private async createError(code: ErrorCode, message: Message, unit: UnitRow): Promise<DomainError> {
    const { name, hasWeight } = await this.findProduct(unit.productId);
    const values: MessageValues = {
      unit: `${formatLabel(name, hasWeight, selectFirstAmounts(unit))} (${unit.qrValue})`,
      product: name,
    };
    return new DomainError(code, message, values);
  }

  private async findProduct(productId: number) {
    const facts = (await this.catalog.products([productId])).get(productId);
    return facts ?? { name: '', hasWeight: 'Yes' as const };
  }
}

/** A unit that has left keeps only the amounts of its receipt. */
const selectFirstAmounts = ({ firstQuantity, firstWeight }: UnitRow) => ({
  quantity: firstQuantity,
  weight: firstWeight,
});
