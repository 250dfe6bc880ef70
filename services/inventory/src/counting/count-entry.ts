import { Inject, Injectable } from '@nestjs/common';
import { keptByWeight, type Hundredths } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { Refusal } from '@depot/contracts/errors';
import { inventoryMessages, type CountLine } from '@depot/contracts/inventory';
import { currentSession, describeActivity } from '@depot/node-context';
import { total } from '../stock/amounts-by-product.js';
import { StockRows, type StockRow } from '../stock/stock-rows.js';
import { UnitRows } from '../unit/unit-rows.js';
import { CountRows } from './count-rows.js';

/** What was found of one product. */
@Injectable()
export class CountEntry {
  constructor(
    private readonly counts: CountRows,
    private readonly stock: StockRows,
    private readonly units: UnitRows,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Writes it down beside what the books say at this very moment: the stock row is locked, so nothing moves in between. */
  async enter(line: CountLine): Promise<void> {
    const { displayId } = await this.counts.lockOpen(line.id);
    const row = await this.stock.lockOne(line.productId);
    const product = (await this.catalog.products([line.productId])).get(line.productId)?.name ?? '';
    describeActivity({ displayId, product });
    const { quantity, weight } = row.hasWeight === 'Yes' ? await this.enterPieces(line) : this.amountOf(line, row, product);
    await this.counts.write(line.id, {
      ...{ productId: line.productId, quantity, weight },
      bookQuantity: row.quantity,
      bookWeight: row.totalWeight,
      countedBy: currentSession().displayName,
      time: Date.now(),
    });
  }

  private amountOf({ quantity, weight }: CountLine, { hasWeight }: StockRow, product: string): { quantity: number; weight: Hundredths } {
    const byWeight = keptByWeight(hasWeight);
    const found = byWeight ? weight : quantity;
    if (found === undefined)
      throw new Refusal('VALIDATION', byWeight ? inventoryMessages.weightNeeded : inventoryMessages.quantityNeeded, { product });
    return { quantity: byWeight ? 0 : found, weight: byWeight ? found : 0 };
  }

  /** The pieces that were scanned, and those that should be there too. */
  private async enterPieces({ id, productId, inventoryIds = [] }: CountLine): Promise<{ quantity: number; weight: Hundredths }> {
    const scanned = [...(await this.units.lock([...new Set(inventoryIds)])).values()];
    if (scanned.length !== new Set(inventoryIds).size) throw new Refusal('NOT_FOUND', inventoryMessages.unknownEntry);
    const stranger = scanned.find((unit) => unit.productId !== productId);
    if (stranger) throw new Refusal('VALIDATION', inventoryMessages.countStranger, { unit: stranger.qrValue });
    const shipped = scanned.find(({ status }) => status === 'SHIPPED');
    if (shipped) throw new Refusal('STALE', inventoryMessages.countShipped, { unit: shipped.qrValue });
    const found = new Set(scanned.map((unit) => unit.id));
    const missing = (await this.units.lockInStock([productId])).filter((unit) => !found.has(unit.id));
    await this.counts.setUnits(
      id,
      productId,
      [...found],
      missing.map((unit) => unit.id),
    );
    return total(scanned.map(({ firstQuantity, firstWeight }) => ({ quantity: firstQuantity, weight: firstWeight })));
  }
}
