import { gtin14, type ProductListing } from '@depot/contracts/catalog';
import { grouped } from '@depot/node-database';
import type { NamedThings } from '@depot/node-importing';
import type { ProductUpdateRow } from './product-row.js';

const normalizeCode = (code: string) => code.toLowerCase();
const normalizeGtin = (gtin: string) => gtin14(gtin) || gtin;

/** Finds the product that a row of an update is about: by its code, else its GTIN, else its exact name. */
export class ProductMatches {
  private readonly byCode: Map<string, ProductListing[]>;
  private readonly byGtin: Map<string, ProductListing[]>;
  private readonly byName: Map<string, ProductListing[]>;

  constructor(products: readonly ProductListing[]) {
    this.byCode = grouped(products, ({ code }) => normalizeCode(code));
    this.byGtin = grouped(products, ({ gtin }) => normalizeGtin(gtin));
    this.byName = grouped(products, ({ secondaryName }) => secondaryName);
  }

  /** The first cell that names any. Where the row has a code, a product that has another one is never meant. */
  find({ code, gtin, secondaryName }: ProductUpdateRow): NamedThings<ProductListing> | undefined {
    const select = (field: keyof ProductUpdateRow, value: string, products: readonly ProductListing[] = []) => {
      const matches = field === 'code' || !code ? products : products.filter((product) => product.code === '');
      return matches.length > 0 ? { field, value, things: matches } : undefined;
    };
    return (
      (code ? select('code', code, this.byCode.get(normalizeCode(code))) : undefined) ??
      (gtin ? select('gtin', gtin, this.byGtin.get(normalizeGtin(gtin))) : undefined) ??
      (secondaryName ? select('secondaryName', secondaryName, this.byName.get(secondaryName)) : undefined)
    );
  }
}
