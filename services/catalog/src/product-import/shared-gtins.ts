import { gtin14, productName } from '@depot/contracts/catalog';
import type { LookedAtRow } from '@depot/node-importing';
import type { GtinUse } from '../product/gtin.repository.js';
import { foldName } from './check-new-product.js';
import type { ProductImportRow } from './product-row.js';

/** A product that has a GTIN: one of the tenant, or a row further up in the file. */
type GtinOwner = Omit<GtinUse, 'gtin' | 'productId'>;

/** The GTINs of a file that other products have, too, as a scanner reads them: it would have to ask which is meant. */
export class SharedGtins {
  private readonly owners = new Map<string, GtinOwner>();

  constructor(
    used: readonly GtinUse[],
    private readonly report: (name: string, line: number) => void,
  ) {
    for (const { gtin, ...user } of used) this.add(gtin14(gtin), user);
  }

  /** Collects the GTINs of a row, as far as they are valid. Another row for the same product does not count. */
  addRow({ line, cells }: LookedAtRow<ProductImportRow>): void {
    const { secondaryName, tertiaryName, code = '', gtin = '', gtins = [] } = cells;
    if (secondaryName === undefined) return;
    const owner = { secondaryName, tertiaryName, code };
    for (const cellGtin of new Set([gtin, ...gtins.map((each) => each.gtin)])) {
      const scanned = gtin14(cellGtin);
      const other = this.owners.get(scanned);
      if (other && !isSameProduct(other, owner)) this.report(`${cellGtin} · ${productName(other)}`, line);
      this.add(scanned, owner);
    }
  }

  private add(scanned: string, owner: GtinOwner): void {
    if (scanned !== '' && !this.owners.has(scanned)) this.owners.set(scanned, owner);
  }
}

/** Compared by code; by name if one has none. */
const isSameProduct = (one: GtinOwner, other: GtinOwner) =>
  one.code && other.code ? one.code.toLowerCase() === other.code.toLowerCase() : foldName(one) === foldName(other);
