import { CATALOG_PORT, type CatalogPort, compareLocations, type ProductFacts } from '@depot/contracts/catalog';
import {
  labelsPerCount,
  type StockCountAnswer,
  type StockCountPiece,
  type StockCountReviewAnswer,
  type StockVarianceAnswer,
} from '@depot/contracts/inventory';
import { contentVersionOf, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { UnitReader } from '../unit/unit-reader.js';
import { type CountedPiece, CountPieceRepository, isFound, isMissing } from './count-piece.repository.js';
import { type CountedLine, StockCountRepository } from './stock-count.repository.js';

type NamedUnit = CountedPiece & { qrText: string };

/** Counts as they are read: without the books while counting, with them for the review. */
@Injectable()
export class CountView {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly counted: CountPieceRepository,
    private readonly units: UnitReader,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async one(id: number): Promise<StockCountAnswer> {
    const head = await this.counts.head(id);
    const { lines, products, units } = await this.parts(id);
    return {
      ...head,
      lines: lines.flatMap(({ productId, quantity, weight, countedTime, version }) => {
        const product = products.get(productId);
        if (!product) return [];
        const { name: productName, location, gtin, gtins, hasWeight } = product;
        const found = (units.get(productId) ?? []).filter(isFound).map(named);
        const amounts = countedTime === null ? {} : { quantity: quantity ?? 0, weight: weight ?? 0 };
        return { productId, productName, location, gtin, gtins, hasWeight, ...amounts, version, units: found };
      }),
    };
  }

  /** What was counted beside what the books said then; products not yet counted are left out. */
  async review(id: number): Promise<StockCountReviewAnswer> {
    await this.counts.head(id);
    const { lines, products, units } = await this.parts(id);
    return {
      list: lines.flatMap((line) => variance(line, products.get(line.productId), units.get(line.productId) ?? [])),
      version: reviewVersion(lines),
    };
  }

  /** The labels of what is in stock of the count's products; of goods without a label on each piece none. */
  async pieces(id: number): Promise<StockCountPiece[]> {
    await this.counts.head(id);
    const lines = await this.counts.lines(id);
    const products = await this.catalog.products(lines.map(({ productId }) => productId));
    const labelled = lines.flatMap(({ productId }) =>
      products.get(productId)?.hasWeight === 'Yes' ? [productId] : [],
    );
    const units = await this.units.inStock(labelled, labelsPerCount);
    return units.map(({ inventoryId, productId, qrValue, qrText }) => ({ inventoryId, productId, qrValue, qrText }));
  }

  private async parts(id: number) {
    const lines = await this.counts.lines(id);
    const products = await this.catalog.products(lines.map(({ productId }) => productId));
    const counted = await this.counted.of(id);
    const facts = await this.units.facts(counted.map(({ unitId }) => unitId));
    const withText = counted.map((unit) => ({ ...unit, qrText: facts.get(unit.unitId)?.qrText ?? '' }));
    const place = ({ productId }: CountedLine) => products.get(productId)?.location;
    const name = ({ productId }: CountedLine) => products.get(productId)?.name ?? '';
    lines.sort((a, b) => compareLocations(place(a), place(b)) || name(a).localeCompare(name(b)));
    return { lines, products, units: grouped(withText, ({ productId }) => productId) };
  }
}

/** Another one as soon as anything is found. Findings count up, whatever they say. */
export const reviewVersion = (lines: readonly CountedLine[]): string =>
  contentVersionOf(
    lines
      .filter(({ countedTime }) => countedTime !== null)
      .map(({ productId, version }) => [productId, version] as const)
      .sort(([a], [b]) => a - b),
  );

const named = ({ unitId, qrText }: NamedUnit) => ({ inventoryId: unitId, qrText });

function variance(
  line: CountedLine,
  product: ProductFacts | undefined,
  units: readonly NamedUnit[],
): StockVarianceAnswer[] {
  const { productId, quantity, weight, bookQuantity, bookWeight, countedBy, countedTime } = line;
  if (!product || countedTime === null) return [];
  const missing = units.filter(isMissing);
  return [
    {
      ...{ productId, productName: product.name, hasWeight: product.hasWeight, countedTime },
      countedBy: countedBy ?? '',
      quantity: quantity ?? 0,
      weight: weight ?? 0,
      bookQuantity: bookQuantity ?? 0,
      bookWeight: bookWeight ?? 0,
      missing: missing.map(named),
    },
  ];
}
