import Papa from 'papaparse';
import { readGoods } from './goods.mjs';
import { orderRows } from './orders.mjs';
import { productRows } from './products.mjs';
import { readTable } from './sources.mjs';
import { stockFileRows } from './stock.mjs';
import { companyName, storeRows } from './stores.mjs';

/**
 * Files that the demo imports for a tenant, in this order: kind → text of the CSV file. Equal dates give equal files.
 */
export function buildFiles(tenant, today) {
  const goods = [...readGoods().values()].filter(tenant.includesProduct);
  const customers = readTable('northwind/customers.csv').filter(tenant.includesCustomer);
  const isSigningIn = ({ customer_id }) => customer_id === tenant.storeCustomer;
  return {
    products: csv(productRows(goods, tenant)),
    // The store with a password is made with its account.
    stores: csv(storeRows(customers, tenant).filter((_, index) => !isSigningIn(customers[index]))),
    orders: csv(orderRows(goods, customers, tenant, today)),
    stock: csv(stockFileRows(goods, today)),
  };
}

/** The store that signs in as store@…: its name and its row of stores.csv. */
export function signingInStore(tenant) {
  const customers = readTable('northwind/customers.csv').filter(tenant.includesCustomer);
  const index = customers.findIndex(({ customer_id }) => customer_id === tenant.storeCustomer);
  return { name: companyName(customers[index]), row: storeRows(customers, tenant)[index] };
}

/** Names of goods that are sold no more. */
export function discontinuedNames(tenant) {
  return [...readGoods().values()]
    .filter((good) => good.discontinued && tenant.includesProduct(good))
    .map(({ name }) => name);
}

const csv = (rows) => `${Papa.unparse(rows, { newline: '\n' })}\n`;
