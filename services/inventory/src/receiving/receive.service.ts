import { CATALOG_PORT, type CatalogPort, isUnusualWeight, type ProductFacts } from '@depot/contracts/catalog';
import { type LabelledUnit, normalizeAmount, type ReceiveCause, type ReceiveLine } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { amountsByProduct } from '../stock/amounts-by-product.js';
import { Ledger } from '../stock/ledger.js';
import { goods } from '../stock/stock-change.js';
import { StockRows } from '../stock/stock-rows.js';
import { labelText } from '../unit/label-text.js';
import { UnitRows } from '../unit/unit-rows.js';

/** Brings goods in: units with labels, the stock rows, the ledger. */
@Injectable()
export class ReceiveService {
  constructor(
    private readonly rows: StockRows,
    private readonly units: UnitRows,
    private readonly ledger: Ledger,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async receive(
    given: readonly ReceiveLine[],
    { time = Date.now(), ...origin }: ReceiveCause,
  ): Promise<LabelledUnit[]> {
    if (given.length === 0) return [];
    const productIds = [...new Set(given.map(({ productId }) => productId))];
    await this.rows.lock(productIds);
    const products = await this.catalog.products(productIds);
    const lines = given.map((line) => normalizeAmount(line, products));
    const changes = amountsByProduct(lines).map((amount) => goods(amount));
    await this.rows.change(changes, time);
    const units = await this.units.insert(
      lines.map((line) => ({ ...line, isUnusual: isUnusual(line, products) })),
      { time, ...origin },
    );
    await this.ledger.append(changes, { time, ...origin });
    return units.map(({ id, qrValue }, index) => labelled(id, qrValue, lines[index], products));
  }
}

/** Whoever brings goods in has asked a person by now, or takes a file over as it is. */
function isUnusual({ productId, weight }: ReceiveLine, products: ReadonlyMap<number, ProductFacts>): boolean {
  const product = products.get(productId);
  return product !== undefined && isUnusualWeight(product, weight);
}

function labelled(
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
    qrText: labelText(product.name, product.hasWeight, line.weight),
  };
}
