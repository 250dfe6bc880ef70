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
import type { NewPlaces } from './new-places.js';
import { ProductMatches } from './product-matches.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';
import { agrees, foldedName, isNew, type Taken } from './row-checks.js';
import { compareProducts, updated, wholeRow } from './updated-product.js';

/** A product that a line changes or keeps. */
export interface ProductUpdate {
  before: ProductListing;
  after: ProductListing;
  differences: readonly FieldDifference[];
}

/** State of the catalogue during an inspection. */
interface Known {
  matches: ProductMatches;
  taken: Taken;
  places: NewPlaces;
}

const products: UpdatedKind<ProductListing> = {
  describe: (product) => ({ id: product.productId, name: productName(product), version: product.version }),
  refusals: {
    several: importMessages.severalMatches,
    twice: importMessages.matchedTwice,
    tooMany: importMessages.tooManyUpdates,
  },
};

const required = ['secondaryName', 'subWarehouse', 'category', 'subCategory', 'price', 'hasWeight'] as const;

/** Inspects an update file: finds each row's product and its changes. */
export class UpdateInspection implements Inspection<ProductUpdateRow> {
  /** By the line of the file. */
  readonly updates = new Map<number, ProductUpdate>();
  private readonly subjects: UpdateSubjects<ProductListing>;
  private known: Known | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly load: () => Promise<{ products: readonly ProductListing[]; places: NewPlaces }>,
  ) {
    this.subjects = new UpdateSubjects(findings, products);
  }

  get seenThings(): SeenThings {
    return this.subjects.seenThings;
  }

  async look(rows: readonly LookedAtRow<ProductUpdateRow>[]): Promise<void> {
    this.known ??= await this.knownNow();
    for (const { line, row } of rows) if (row) this.lookAt(line, row, this.known);
  }

  private async knownNow(): Promise<Known> {
    const { products: all, places } = await this.load();
    const codes = all.flatMap(({ code }) => (code ? [code.toLowerCase()] : []));
    const taken = { names: new Set(all.map(foldedName)), codes: new Set(codes) };
    return { matches: new ProductMatches(all), taken, places };
  }

  private lookAt(line: number, row: ProductUpdateRow, known: Known): void {
    const rowName = row.secondaryName ?? row.code ?? row.gtin ?? '';
    const found = this.subjects.find(line, known.matches.find(row), rowName);
    if (found === 'new') this.add(line, row, known);
    else if (found) this.update(line, row, found.thing, known);
  }

  private update(line: number, row: ProductUpdateRow, before: ProductListing, { taken, places }: Known): void {
    const { reject } = this.findings;
    if (row.hasWeight && row.hasWeight !== before.hasWeight) {
      reject(line, 'hasWeight', catalogMessages.hasWeightFixed);
      return;
    }
    const after = updated(before, row);
    const found = compareProducts(before, after);
    this.updates.set(line, { before, after, differences: found });
    if (found.length === 0) return;
    const whole = wholeRow(after);
    agrees(line, whole, reject);
    if (after.code && after.code.toLowerCase() !== before.code.toLowerCase())
      isNew(line, { code: after.code }, taken, reject);
    places.note(whole);
    this.subjects.tellChanges(line, before, found);
  }

  private add(line: number, cells: ProductUpdateRow, { taken, places }: Known): void {
    const { reject } = this.findings;
    const row = rowToAdd(cells);
    isNew(line, dropEmptyCells(cells), taken, reject);
    for (const field of required) if (cells[field] === undefined) reject(line, field, importMessages.cellMissing);
    if (row) agrees(line, row, reject);
    if (row) places.note(row);
  }
}

/** The row of a new product; fields to be emptied stay empty. Undefined if a required field is missing. */
export function rowToAdd(cells: ProductUpdateRow): ProductImportRow | undefined {
  if (required.some((field) => cells[field] === undefined)) return undefined;
  // The cells that a product needs are there.
  return dropEmptyCells(cells) as ProductImportRow;
}
