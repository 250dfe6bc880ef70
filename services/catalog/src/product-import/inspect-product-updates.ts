import { catalogMessages, type ProductListing, productName } from '@depot/contracts/catalog';
import { importMessages } from '@depot/contracts/importing';
import {
  dropEmptyCells,
  type FieldDifference,
  type Findings,
  type Inspection,
  type LookedAtRow,
  type SeenThings,
  type UpdatedKind,
  UpdateSubjects,
} from '@depot/node-importing';
import { checkNewProduct, checkProductConsistency, foldName, type TakenProducts } from './check-new-product.js';
import type { NewPlaces } from './new-places.js';
import { ProductMatches } from './product-matches.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';
import { buildCompleteRow, compareProducts, updateProduct } from './update-product.js';

/** A product that a line changes or keeps. */
export interface ProductUpdate {
  before: ProductListing;
  after: ProductListing;
  differences: readonly FieldDifference[];
}

/** State of the catalogue during an inspection. */
interface KnownCatalog {
  matches: ProductMatches;
  taken: TakenProducts;
  places: NewPlaces;
}

const productKind: UpdatedKind<ProductListing> = {
  describe: (product) => ({ id: product.productId, name: productName(product), version: product.version }),
  refusals: {
    several: importMessages.severalMatches,
    twice: importMessages.matchedTwice,
    tooMany: importMessages.tooManyUpdates,
  },
};

const required = ['secondaryName', 'subWarehouse', 'category', 'subCategory', 'price', 'hasWeight'] as const;

/** Inspects an update file: finds each row's product and its changes. */
export class InspectProductUpdates implements Inspection<ProductUpdateRow> {
  /** By the line of the file. */
  readonly updates = new Map<number, ProductUpdate>();
  private readonly subjects: UpdateSubjects<ProductListing>;
  private known: KnownCatalog | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly load: () => Promise<{ products: readonly ProductListing[]; places: NewPlaces }>,
  ) {
    this.subjects = new UpdateSubjects(findings, productKind);
  }

  get seenThings(): SeenThings {
    return this.subjects.seenThings;
  }

  async look(rows: readonly LookedAtRow<ProductUpdateRow>[]): Promise<void> {
    this.known ??= await this.loadKnown();
    for (const { line, row } of rows) if (row) this.inspectRow(line, row, this.known);
  }

  private async loadKnown(): Promise<KnownCatalog> {
    const { products: all, places } = await this.load();
    const codes = all.flatMap(({ code }) => (code ? [code.toLowerCase()] : []));
    const taken = { names: new Set(all.map(foldName)), codes: new Set(codes) };
    return { matches: new ProductMatches(all), taken, places };
  }

  private inspectRow(line: number, row: ProductUpdateRow, known: KnownCatalog): void {
    const rowName = row.secondaryName ?? row.code ?? row.gtin ?? '';
    const found = this.subjects.find(line, known.matches.find(row), rowName);
    if (found === 'new') this.add(line, row, known);
    else if (found) this.update(line, row, found.thing, known);
  }

  private update(line: number, row: ProductUpdateRow, before: ProductListing, { taken, places }: KnownCatalog): void {
    const { reject } = this.findings;
    if (row.hasWeight && row.hasWeight !== before.hasWeight) {
      reject(line, 'hasWeight', catalogMessages.hasWeightFixed);
      return;
    }
    const after = updateProduct(before, row);
    const found = compareProducts(before, after);
    this.updates.set(line, { before, after, differences: found });
    if (found.length === 0) return;
    const completeRow = buildCompleteRow(after);
    checkProductConsistency(line, completeRow, reject);
    if (after.code && after.code.toLowerCase() !== before.code.toLowerCase())
      checkNewProduct(line, { code: after.code }, taken, reject);
    places.addRow(completeRow);
    this.subjects.recordChanges(line, before, found);
  }

  private add(line: number, cells: ProductUpdateRow, { taken, places }: KnownCatalog): void {
    const { reject } = this.findings;
    const row = buildNewRow(cells);
    checkNewProduct(line, dropEmptyCells(cells), taken, reject);
    for (const field of required) if (cells[field] === undefined) reject(line, field, importMessages.cellMissing);
    if (row) checkProductConsistency(line, row, reject);
    if (row) places.addRow(row);
  }
}

/** The row of a new product; fields to be emptied stay empty. Undefined if a required field is missing. */
export function buildNewRow(cells: ProductUpdateRow): ProductImportRow | undefined {
  if (required.some((field) => cells[field] === undefined)) return undefined;
  // The cells that a product needs are there.
  return dropEmptyCells(cells) as ProductImportRow;
}
