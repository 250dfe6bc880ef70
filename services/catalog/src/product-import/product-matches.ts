import { gtin14, type ProductListing } from '@depot/contracts/catalog';
import { grouped } from '@depot/node-database';
import type { ProductUpdateRow } from './product-row.js';

/** What a row is about: products that its cell `field` names. */
export interface Match {
  field: 'code' | 'gtin' | 'secondaryName';
  value: string;
  products: readonly ProductListing[];
}

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
  find({ code, gtin, secondaryName }: ProductUpdateRow): Match | undefined {
    const found = (field: Match['field'], value: string, products: readonly ProductListing[] = []) => {
      const meant = field === 'code' || !code ? products : products.filter((product) => product.code === '');
      return meant.length > 0 ? { field, value, products: meant } : undefined;
    };
    return (
      (code ? found('code', code, this.byCode.get(codeKey(code))) : undefined) ??
      (gtin ? found('gtin', gtin, this.byGtin.get(gtinKey(gtin))) : undefined) ??
      (secondaryName ? found('secondaryName', secondaryName, this.byName.get(secondaryName)) : undefined)
    );
  }
}
