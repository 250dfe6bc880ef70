import { CATALOG_PORT, type CatalogPort, compareLocations, type ProductFacts } from '@depot/contracts/catalog';
import {
  labelsPerCount,
  type StockCountAnswer,
  type StockCountPiece,
  type StockCountReviewAnswer,
  type StockVarianceAnswer,
} from '@depot/contracts/inventory';
import { computeContentVersion, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { UnitReader } from '../unit/unit-reader.js';
import { type CountedPiece, CountPieceRepository, isFound, isMissing } from './count-piece.repository.js';
import { type CountedLine, StockCountRepository } from './stock-count.repository.js';

type NamedUnit = CountedPiece & { qrText: string };

/** Assembles counts for responses. Only the review contains the stock on record. */
@Injectable()
export class CountView {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly counted: CountPieceRepository,
    private readonly units: UnitReader,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async getCount(id: number): Promise<StockCountAnswer> {
    const head = await this.counts.getHeader(id);
    const { lines, products, units } = await this.loadParts(id);
    return {
      ...head,
      lines: lines.flatMap(({ productId, quantity, weight, countedTime, version }) => {
        const product = products.get(productId);
        if (!product) return [];
        const { name: productName, location, gtin, gtins, hasWeight } = product;
        const found = (units.get(productId) ?? []).filter(isFound).map(formatUnit);
        const amounts = countedTime === null ? {} : { quantity: quantity ?? 0, weight: weight ?? 0 };
        return { productId, productName, location, gtin, gtins, hasWeight, ...amounts, version, units: found };
      }),
    };
  }

  /** Counted amounts with the stock at that time. Products without a count are left out. */
  async getReview(id: number): Promise<StockCountReviewAnswer> {
    await this.counts.getHeader(id);
    const { lines, products, units } = await this.loadParts(id);
    return {
      list: lines.flatMap((line) =>
        calculateVariance(line, products.get(line.productId), units.get(line.productId) ?? []),
      ),
      version: calculateReviewVersion(lines),
    };
  }

  /** Labels of the weighed units in stock of the counted products. */
  async listUnits(id: number): Promise<StockCountPiece[]> {
    await this.counts.getHeader(id);
    const lines = await this.counts.findLines(id);
    const products = await this.catalog.products(lines.map(({ productId }) => productId));
    const labelled = lines.flatMap(({ productId }) =>
      products.get(productId)?.hasWeight === 'Yes' ? [productId] : [],
    );
    const units = await this.units.findInStock(labelled, labelsPerCount);
    return units.map(({ inventoryId, productId, qrValue, qrText }) => ({ inventoryId, productId, qrValue, qrText }));
  }

  private async loadParts(id: number) {
    const lines = await this.counts.findLines(id);
    const products = await this.catalog.products(lines.map(({ productId }) => productId));
    const counted = await this.counted.findByCount(id);
    const facts = await this.units.findFacts(counted.map(({ unitId }) => unitId));
    const withText = counted.map((unit) => ({ ...unit, qrText: facts.get(unit.unitId)?.qrText ?? '' }));
    const place = ({ productId }: CountedLine) => products.get(productId)?.location;
    const name = ({ productId }: CountedLine) => products.get(productId)?.name ?? '';
    lines.sort((a, b) => compareLocations(place(a), place(b)) || name(a).localeCompare(name(b)));
    return { lines, products, units: grouped(withText, ({ productId }) => productId) };
  }
}

/** Changes with every finding, because findings increment the versions of their lines. */
export const calculateReviewVersion = (lines: readonly CountedLine[]): string =>
  computeContentVersion(
    lines
      .filter(({ countedTime }) => countedTime !== null)
      .map(({ productId, version }) => [productId, version] as const)
      .sort(([a], [b]) => a - b),
  );

const formatUnit = ({ unitId, qrText }: NamedUnit) => ({ inventoryId: unitId, qrText });

function calculateVariance(
  line: CountedLine,
  product: ProductFacts | undefined,
  units: readonly NamedUnit[],
): StockVarianceAnswer[] {
  const { productId, quantity, weight, bookQuantity, bookWeight, countedBy, countedTime } = line;
  if (!product || countedTime === null) return [];
  const missing = units.filter(isMissing);
  return [
    {
      productId,
      productName: product.name,
      hasWeight: product.hasWeight,
      countedTime,
      countedBy: countedBy ?? '',
      quantity: quantity ?? 0,
      weight: weight ?? 0,
      bookQuantity: bookQuantity ?? 0,
      bookWeight: bookWeight ?? 0,
      missing: missing.map(formatUnit),
    },
  ];
}
