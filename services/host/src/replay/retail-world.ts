import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { Importers } from '@depot/node-importing';
import type { INestApplicationContext } from '@nestjs/common';
import type { RetailLine } from './retail-line.js';

/** Stores by customer, products by code. */
export interface RetailWorld {
  storeOf: (line: RetailLine) => number;
  productOf: (line: RetailLine) => { productId: number; name: string };
}

interface Goods {
  description: string;
  price: number;
}

const place = { subWarehouse: 'Online Retail', category: 'Giftware', subCategory: 'Giftware' };
/** Products written at a time. */
const chunk = 1000;

/** A customer by number; those who are not named are one walk-in customer for each country. */
export function customerName({ customer, country }: Pick<RetailLine, 'customer' | 'country'>): string {
  return customer === '' ? `Walk-in customers, ${country}` : `Customer ${customer}`;
}

/** Makes the customers and products of the file that the tenant has not yet, in the running transaction. */
export async function retailWorld(app: INestApplicationContext, lines: AsyncIterable<RetailLine>): Promise<RetailWorld> {
  const { customers, goods } = await seenIn(lines);
  const products = await productsOf(app, goods);
  const stores = await storesOf(app, customers);
  const found = <T>(thing: T | undefined, name: string): T => {
    if (thing === undefined) throw new Error(`${name} has not been made.`);
    return thing;
  };
  return {
    storeOf: (line) => found(stores.get(customerName(line)), customerName(line)),
    productOf: ({ code }) => found(products.get(code), code),
  };
}

async function seenIn(lines: AsyncIterable<RetailLine>) {
  const customers = new Set<string>();
  const goods = new Map<string, Goods>();
  for await (const line of lines) {
    customers.add(customerName(line));
    const known = goods.get(line.code) ?? { description: '', price: 0 };
    goods.set(line.code, { description: known.description || line.description, price: known.price || Math.max(line.price, 0) });
  }
  return { customers, goods };
}

/** Before the stores, so that nobody is offered thousands of products that are sold no more. */
async function productsOf(app: INestApplicationContext, goods: ReadonlyMap<string, Goods>) {
  const catalog = app.get<CatalogPort>(CATALOG_PORT, { strict: false });
  const known = new Set((await catalog.listing({ includeDisabled: true })).map(({ code }) => code));
  const rows = [...goods].flatMap(([code, { description, price }]) =>
    known.has(code) ? [] : [{ ...place, code, secondaryName: `${description || code} (${code})`.slice(0, 150), price, hasWeight: 'No' }],
  );
  const importer = app.get(Importers, { strict: false }).find('products');
  const refuse = (_line: number, field: string | undefined, sentence: { gb: string }) => {
    throw new Error(`${field ?? ''} ${sentence.gb}`);
  };
  for (let from = 0; from < rows.length; from += chunk) {
    await importer?.apply(
      rows.slice(from, from + chunk).map((row, index) => ({ line: index, row })),
      refuse,
    );
  }
  const listing = await catalog.listing({ includeDisabled: true });
  return new Map(listing.map(({ code, productId, secondaryName }) => [code, { productId, name: secondaryName }]));
}

async function storesOf(app: INestApplicationContext, customers: ReadonlySet<string>): Promise<Map<string, number>> {
  const identity = app.get<IdentityPort>(IDENTITY_PORT, { strict: false });
  const stores = new Map([...(await identity.stores()).values()].map(({ name, storeId }) => [name, storeId]));
  for (const name of customers) if (!stores.has(name)) stores.set(name, await identity.createUser({ name, role: 'STORE' }));
  return stores;
}
