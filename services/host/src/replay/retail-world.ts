import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { Importers } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { INestApplicationContext } from '@nestjs/common';
import { buildRetailProduct, collectNames, formatCustomerName, type RetailNames } from './retail-goods.js';
import type { RetailLine } from './retail-line.js';

/** Stores by customer, products by code. */
export interface RetailWorld {
  findStore: (line: RetailLine) => number;
  findProduct: (line: RetailLine) => { productId: number; name: string };
}

/** No import has this one. */
const ownStage = createStage(0);
/** Products written at a time. */
const chunk = 1000;

/** Makes the customers and products of the file that the tenant has not yet, in the running transaction. */
export async function createRetailWorld(
  app: INestApplicationContext,
  lines: AsyncIterable<RetailLine>,
): Promise<RetailWorld> {
  const { customers, goods } = await collectNames(lines);
  const products = await collectProducts(app, goods);
  const stores = await collectStores(app, customers);
  const found = <T>(thing: T | undefined, name: string): T => {
    if (thing === undefined) throw new Error(`${name} has not been made.`);
    return thing;
  };
  return {
    findStore: (line) => found(stores.get(formatCustomerName(line)), formatCustomerName(line)),
    findProduct: ({ code }) => found(products.get(code), code),
  };
}

/** Created before the stores, so that discontinued products are not offered to them. */
async function collectProducts(app: INestApplicationContext, goods: RetailNames['goods']) {
  const catalog = app.get<CatalogPort>(CATALOG_PORT, { strict: false });
  const known = new Set((await catalog.listing({ includeDisabled: true })).map(({ code }) => code));
  const rows = [...goods].filter(([code]) => !known.has(code)).map(([code, found]) => buildRetailProduct(code, found));
  const importer = app.get(Importers, { strict: false }).find('products');
  const reject = (_line: number, field: string | undefined, localizedMessage: { gb: string }) => {
    throw new Error(`${field ?? ''} ${localizedMessage.gb}`);
  };
  if (!importer) throw new Error('There is no importer of products.');
  await importer.staging.open(
    ownStage,
    importer.inspect({ reject, creates: () => undefined, changes: () => undefined }),
  );
  for (let from = 0; from < rows.length; from += chunk) {
    await importer.apply(
      rows.slice(from, from + chunk).map((row, index) => ({ line: index, row })),
      reject,
      ownStage,
    );
  }
  await importer.staging.publish(ownStage);
  const listing = await catalog.listing({ includeDisabled: true });
  return new Map(listing.map(({ code, productId, secondaryName }) => [code, { productId, name: secondaryName }]));
}

async function collectStores(
  app: INestApplicationContext,
  customers: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const identity = app.get<IdentityPort>(IDENTITY_PORT, { strict: false });
  const stores = new Map([...(await identity.stores()).values()].map(({ name, storeId }) => [name, storeId]));
  for (const name of customers)
    if (!stores.has(name)) stores.set(name, await identity.createUser({ name, role: 'STORE' }));
  return stores;
}
