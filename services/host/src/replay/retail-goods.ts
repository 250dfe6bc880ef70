import type { RetailLine } from './retail-line.js';

/** Name and price of a product: its first description and first price in the file. */
interface Goods {
  description: string;
  price: number;
}

/** Customers and products of a file. */
export interface RetailNames {
  lines: number;
  customers: Set<string>;
  goods: Map<string, Goods>;
  /** Codes as written: codes that differ only in case are one product. */
  writtenCodes: Set<string>;
}

/** Place of every product; the file has no such data. */
const place = { subWarehouse: 'Online Retail', category: 'Giftware', subCategory: 'Giftware' };
const maxNameLength = 150;

/** Name of a customer by number; customers without one are a walk-in customer for each country. */
export function formatCustomerName({ customer, country }: Pick<RetailLine, 'customer' | 'country'>): string {
  return customer === '' ? `Walk-in customers, ${country}` : `Customer ${customer}`;
}

export async function collectNames(lines: AsyncIterable<RetailLine>): Promise<RetailNames> {
  const names: RetailNames = { lines: 0, customers: new Set(), goods: new Map(), writtenCodes: new Set() };
  for await (const line of lines) {
    names.lines += 1;
    names.customers.add(formatCustomerName(line));
    names.writtenCodes.add(line.writtenCode);
    const known = names.goods.get(line.code) ?? { description: '', price: 0 };
    names.goods.set(line.code, {
      description: known.description || line.description,
      price: known.price || Math.max(line.price, 0),
    });
  }
  return names;
}

/** The product as an import takes it; without a description its code is its name. */
export function buildRetailProduct(code: string, { description, price }: Goods) {
  return {
    ...place,
    code,
    secondaryName: `${description || code} (${code})`.slice(0, maxNameLength),
    price,
    hasWeight: 'No' as const,
  };
}
