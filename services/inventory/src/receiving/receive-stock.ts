import { CATALOG_PORT, type CatalogPort, isUnusualWeight, type ProductFacts } from '@depot/contracts/catalog';
import { type LabelledUnit, normalizeAmount, type ReceiveCause, type ReceiveLine } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { sumByProduct } from '../stock/amounts-by-product.js';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { StockRepository } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { formatLabel } from '../unit/label.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { SerialNumbers } from './serial-numbers.js';

/** Receives goods: creates labelled units, changes stock rows and writes movements. */
@Injectable()
export class ReceiveStock {
  constructor(
    private readonly stock: StockRepository,
    private readonly units: UnitRepository,
    private readonly ledger: LedgerRepository,
    private readonly serials: SerialNumbers,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async execute(
    receivedLines: readonly ReceiveLine[],
    { time = Date.now(), ...origin }: ReceiveCause,
  ): Promise<LabelledUnit[]> {
    if (receivedLines.length === 0) return [];
    const productIds = [...new Set(receivedLines.map(({ productId }) => productId))];
    await this.stock.lockRows(productIds);
    const products = await this.catalog.products(productIds);
    const lines = receivedLines.map((line) => normalizeAmount(line, products));
    await this.serials.assertNew(lines, products);
    const changes = sumByProduct(lines).map((amount) => createGoodsChange(amount));
    await this.stock.change(changes, time);
    const units = await this.units.insert(
      lines.map((line) => ({ ...line, isUnusual: isUnusual(line, products) })),
      { time, ...origin },
    );
    await this.ledger.append(changes, { time, ...origin });
    return units.map(({ id, qrValue }, index) => formatLabelledUnit(id, qrValue, lines[index], products));
  }
}

/** The caller has let a user confirm unusual weights, or imports a file as it is. */
export function isUnusual({ productId, weight }: ReceiveLine, products: ReadonlyMap<number, ProductFacts>): boolean {
  const product = products.get(productId);
  return product !== undefined && isUnusualWeight(product, weight);
}

function formatLabelledUnit(
  inventoryId: number,
  qrValue: string,
  line: ReceiveLine | undefined,
  products: Awaited<ReturnType<CatalogPort['products']>>,
): LabelledUnit {
  const product = products.get(line?.productId ?? 0);
  if (!line || !product) throw new Error('A label without a line.');
  return {
    inventoryId,
    productId: line.productId,
    qrValue,
    qrText: formatLabel(product.name, product.hasWeight, line),
    lot: line.lot,
    expiry: line.expiry,
  };
}
