import { catalogMessages, type ProductListing, productName } from '@depot/contracts/catalog';
import { importLimits, importMessages } from '@depot/contracts/importing';
import type { Findings, Inspection, LookedAtRow } from '@depot/node-importing';
import type { NewPlaces } from './new-places.js';
import { type Match, ProductMatches } from './product-matches.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';
import { agrees, foldedName, isNew, type Taken } from './row-checks.js';
import { differences, updated, wholeRow } from './updated-product.js';

/** A product that a line changes, or leaves as it is. */
export interface ProductUpdate {
  before: ProductListing;
  after: ProductListing;
  differences: ReturnType<typeof differences>;
}

/** What the catalogue has as a file is looked through. */
interface Known {
  matches: ProductMatches;
  taken: Taken;
  places: NewPlaces;
}

const required = ['secondaryName', 'subWarehouse', 'category', 'subCategory', 'price', 'hasWeight'] as const;

/** Looks through a file that updates: which product each row is about, and what it changes of it. */
export class UpdateInspection implements Inspection<ProductUpdateRow> {
  readonly seenThings = new Map<number, string>();
  /** By the line of the file. */
  readonly updates = new Map<number, ProductUpdate>();
  private readonly lines = new Map<number, number>();
  private changed = 0;
  private known: Known | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly load: () => Promise<{ products: readonly ProductListing[]; places: NewPlaces }>,
  ) {}

  async look(rows: readonly LookedAtRow<ProductUpdateRow>[]): Promise<void> {
    this.known ??= await this.knownNow();
    for (const { line, row } of rows) if (row) this.lookAt(line, row, this.known);
  }

  private async knownNow(): Promise<Known> {
    const { products, places } = await this.load();
    const codes = products.flatMap(({ code }) => (code ? [code.toLowerCase()] : []));
    const taken = { names: new Set(products.map(foldedName)), codes: new Set(codes) };
    return { matches: new ProductMatches(products), taken, places };
  }

  private lookAt(line: number, row: ProductUpdateRow, known: Known): void {
    const match = known.matches.find(row);
    const product = match && this.onlyOne(line, match);
    if (match && !product) return;
    if (product) this.seenThings.set(line, seenText(product));
    if (!this.isAsChecked(line, row, product)) return;
    if (product) this.update(line, row, product, known);
    else this.add(line, row, known);
  }

  private onlyOne(line: number, { field, value, products }: Match): ProductListing | undefined {
    const [product, another] = products;
    if (!product || another) return void this.findings.reject(line, field, importMessages.severalMatches, { value });
    const other = this.lines.get(product.productId);
    this.lines.set(product.productId, line);
    if (other === undefined) return product;
    const values = { line: other, name: productName(product) };
    return void this.findings.reject(line, field, importMessages.matchedTwice, values);
  }

  /** Refuses a row that is about something else than the check of the same file has seen. */
  private isAsChecked(line: number, row: ProductUpdateRow, product: ProductListing | undefined): boolean {
    const { checked, reject } = this.findings;
    if (!checked || checked.get(line) === this.seenThings.get(line)) return true;
    const name = product ? productName(product) : (row.secondaryName ?? row.code ?? row.gtin ?? '');
    reject(line, undefined, importMessages.changedSinceCheck, { name });
    return false;
  }

  private update(line: number, row: ProductUpdateRow, before: ProductListing, { taken, places }: Known): void {
    const { reject, changes } = this.findings;
    if (row.hasWeight && row.hasWeight !== before.hasWeight) {
      reject(line, 'hasWeight', catalogMessages.hasWeightFixed);
      return;
    }
    const after = updated(before, row);
    const found = differences(before, after);
    this.updates.set(line, { before, after, differences: found });
    if (found.length === 0) return;
    const whole = wholeRow(after);
    agrees(line, whole, reject);
    if (after.code && after.code.toLowerCase() !== before.code.toLowerCase())
      isNew(line, { code: after.code }, taken, reject);
    this.changed += 1;
    if (this.changed === importLimits.updates + 1)
      reject(line, undefined, importMessages.tooManyUpdates, { max: importLimits.updates });
    places.note(whole);
    for (const change of found) changes(line, { name: productName(before), ...change });
  }

  private add(line: number, cells: ProductUpdateRow, { taken, places }: Known): void {
    const { reject } = this.findings;
    const row = rowToAdd(cells);
    isNew(line, filled(cells), taken, reject);
    for (const field of required) if (cells[field] === undefined) reject(line, field, importMessages.cellMissing);
    if (row) agrees(line, row, reject);
    if (row) places.note(row);
  }
}

/** A product and its version: what a check keeps of it. */
const seenText = ({ productId, version }: ProductListing) => `${productId}:${version}`;

/** The row of a product that is not there yet: what it empties is empty. Undefined where something is missing. */
export function rowToAdd(cells: ProductUpdateRow): ProductImportRow | undefined {
  if (required.some((field) => cells[field] === undefined)) return undefined;
  // The cells that a product needs are there.
  return filled(cells) as ProductImportRow;
}

/** A new product has nothing to empty. */
function filled(cells: ProductUpdateRow): Partial<ProductImportRow> {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null && cell !== undefined));
}
