import { formatWeight, type Hundredths, isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { type CountLine, inventoryMessages, type StockCountProgressAnswer } from '@depot/contracts/inventory';
import { currentSession, describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { sumAmounts } from '../../stock/amounts-by-product.js';
import { StockRepository, type StockRow } from '../../stock/stock.repository.js';
import { UnitRepository } from '../../unit/unit.repository.js';
import { type CountedPiece, CountPieceRepository, isFound, isOnRecord } from '../count-piece.repository.js';
import { type CountedLine, type CountFinding, StockCountRepository } from '../stock-count.repository.js';

type FoundAmounts = Pick<CountFinding, 'quantity' | 'weight' | 'bookQuantity' | 'bookWeight'>;

/** Records the found amount of a product. */
@Injectable()
export class EnterFinding {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly pieces: CountPieceRepository,
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Stores the finding with the current stock. The stock row is locked, so that the stock cannot change in between. */
  async execute(finding: CountLine): Promise<StockCountProgressAnswer> {
    const { id, productId } = finding;
    const { displayId } = await this.counts.lockOpen(id);
    const row = await this.stock.lockRow(productId);
    const line = await this.counts.lockLine(id, productId);
    const product = (await this.catalog.products([productId])).get(productId)?.name ?? '';
    describeActivity({ displayId, product });
    const found =
      row.hasWeight === 'Yes'
        ? await this.recordUnits(finding, line, product)
        : recordAmount(finding, line, row, product);
    await this.counts.write(id, {
      productId,
      ...found,
      countedBy: currentSession().displayName,
      time: Date.now(),
    });
    const { quantity, weight } = found;
    return {
      ...(await this.counts.getHeader(id)),
      line: { productId, version: line.version + 1, quantity, weight },
    };
  }

  /** Adds found units and removes those that were scanned by mistake. A repeated request changes nothing. */
  private async recordUnits(finding: CountLine, line: CountedLine, product: string): Promise<FoundAmounts> {
    const { id, productId, add = [], remove = [] } = finding;
    if (finding.add === undefined && finding.remove === undefined)
      throw new DomainError('VALIDATION', inventoryMessages.countByScan, { product });
    if (line.countedTime === null) await this.pieces.addExpected(id, productId);
    await this.pieces.clearFound(id, productId, remove);
    const known = new Map((await this.pieces.lockByProduct(id, productId)).map((piece) => [piece.unitId, piece]));
    await this.pieces.markFound(id, await this.findNewUnits(add, productId, known));
    return sumFound(await this.pieces.lockByProduct(id, productId));
  }

  /** Scanned units that are not on the list. A unit that was shipped after the count began counts as found. */
  private async findNewUnits(
    add: readonly number[],
    productId: number,
    known: ReadonlyMap<number, CountedPiece>,
  ): Promise<number[]> {
    const wanted = [...new Set(add)];
    const units = await this.units.lockUnits(wanted);
    return wanted.filter((unitId) => {
      const unit = units.get(unitId);
      if (!unit) throw new DomainError('NOT_FOUND', inventoryMessages.unknownEntry);
      if (unit.productId !== productId)
        throw new DomainError('VALIDATION', inventoryMessages.countStranger, { unit: unit.qrValue });
      const piece = known.get(unitId);
      if (piece && isFound(piece)) return false;
      if (unit.status === 'SHIPPED' && !piece)
        throw new DomainError('STALE', inventoryMessages.countShipped, { unit: unit.qrValue });
      return true;
    });
  }
}

/** Sums the found units and those on record at the time of the count. */
function sumFound(pieces: readonly CountedPiece[]): FoundAmounts {
  const found = sumAmounts(pieces.filter(isFound).map(({ weight }) => ({ quantity: 1, weight })));
  const books = sumAmounts(pieces.filter(isOnRecord).map(({ weight }) => ({ quantity: 1, weight })));
  return { ...found, bookQuantity: books.quantity, bookWeight: books.weight };
}

/**
 * A typed amount replaces the earlier one.
 *
 * @throws STALE if the user has not seen the earlier one
 */
function recordAmount(
  { quantity, weight, version }: CountLine,
  line: CountedLine,
  { hasWeight, quantity: bookQuantity, totalWeight: bookWeight }: StockRow,
  product: string,
): FoundAmounts {
  const byWeight = isBulk(hasWeight);
  const found = byWeight ? weight : quantity;
  if (found === undefined)
    throw new DomainError('VALIDATION', byWeight ? inventoryMessages.weightNeeded : inventoryMessages.quantityNeeded, {
      product,
    });
  if (version !== undefined && version !== line.version) {
    const amount = byWeight ? formatWeight(line.weight ?? 0) : (line.quantity ?? 0);
    throw new DomainError('STALE', inventoryMessages.countChanged, {
      product,
      amount,
      countedBy: line.countedBy ?? '',
    });
  }
  return { ...toAmounts(byWeight, found), bookQuantity, bookWeight };
}

const toAmounts = (byWeight: boolean, found: number): { quantity: number; weight: Hundredths } => ({
  quantity: byWeight ? 0 : found,
  weight: byWeight ? found : 0,
});
