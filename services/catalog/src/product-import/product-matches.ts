import { gtin14, type ProductListing } from '@depot/contracts/catalog';
import { grouped } from '@depot/node-database';
import type { NamedThings } from '@depot/node-importing';
import type { ProductUpdateRow } from './product-row.js';

const codeKey = (code: string) => code.toLowerCase();
const gtinKey = (gtin: string) => gtin14(gtin) || gtin;

/** Finds the product that a row of an update is about: by its code, else its GTIN, else its exact name. */
export class ProductMatches {
  private readonly byCode: Map<string, ProductListing[]>;
  private readonly byGtin: Map<string, ProductListing[]>;
  private readonly byName: Map<string, ProductListing[]>;

  constructor(products: readonly ProductListing[]) {
    this.byCode = grouped(products, ({ code }) => codeKey(code));
    this.byGtin = grouped(products, ({ gtin }) => gtinKey(gtin));
    this.byName = grouped(products, ({ secondaryName }) => secondaryName);
  }

  /** The first cell that names any. Where the row has a code, a product that has another one is never meant. */
  find({ code, gtin, secondaryName }: ProductUpdateRow): NamedThings<ProductListing> | undefined {
    const found = (field: keyof ProductUpdateRow, value: string, products: readonly ProductListing[] = []) => {
      const meant = field === 'code' || !code ? products : products.filter((product) => product.code === '');
      return meant.length > 0 ? { field, value, things: meant } : undefined;
    };
    return (
      (code ? found('code', code, this.byCode.get(codeKey(code))) : undefined) ??
      (gtin ? found('gtin', gtin, this.byGtin.get(gtinKey(gtin))) : undefined) ??
      (secondaryName ? found('secondaryName', secondaryName, this.byName.get(secondaryName)) : undefined)
    );
  }
}
