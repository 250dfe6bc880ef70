import { gtin14, productName } from '@depot/contracts/catalog';
import type { LookedAtRow } from '@depot/node-importing';
import type { GtinUse } from '../product/gtin.repository.js';
import type { ProductImportRow } from './product-row.js';
import { foldedName } from './row-checks.js';

/** A product that has a GTIN: one of the tenant, or a row further up in the file. */
type User = Omit<GtinUse, 'gtin' | 'productId'>;

/** The GTINs of a file that other products have, too, as a scanner reads them: it would have to ask which is meant. */
export class SharedGtins {
  private readonly users = new Map<string, User>();

  constructor(
    used: readonly GtinUse[],
    private readonly publish: (name: string, line: number) => void,
  ) {
    for (const { gtin, ...user } of used) this.add(gtin14(gtin), user);
  }

  /** Collects the GTINs of a row, as far as they are valid. Another row for the same product does not count. */
  note({ line, cells }: LookedAtRow<ProductImportRow>): void {
    const { secondaryName, tertiaryName, code = '', gtin = '', gtins = [] } = cells;
    if (secondaryName === undefined) return;
    const user = { secondaryName, tertiaryName, code };
    for (const given of new Set([gtin, ...gtins.map((each) => each.gtin)])) {
      const scanned = gtin14(given);
      const other = this.users.get(scanned);
      if (other && !isSame(other, user)) this.publish(`${given} · ${productName(other)}`, line);
      this.add(scanned, user);
    }
  }

  private add(scanned: string, user: User): void {
    if (scanned !== '' && !this.users.has(scanned)) this.users.set(scanned, user);
  }
}

/** Compared by code; by name if one has none. */
const isSame = (one: User, other: User) =>
  one.code && other.code ? one.code.toLowerCase() === other.code.toLowerCase() : foldedName(one) === foldedName(other);
