import { importColumns } from '@depot/contracts/importing';
import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { tenants } from '../tenants.mjs';
import { buildFiles } from './build-files.mjs';
import { checkDigit } from './gtin.mjs';

const today = '2026-11-20';
const read = (text) => Papa.parse(text, { header: true, skipEmptyLines: true }).data;

test('a GTIN of GS1’s own example has the right check digit', () => {
  expect(checkDigit('61414100003')).toBe('6');
  expect(checkDigit('0061414112345')).toBe('2');
});

describe.each(tenants.map((tenant) => [tenant.name, tenant]))('%s', (_name, tenant) => {
  const files = buildFiles(tenant, today);
  const [products, stores, orders, stock] = ['products', 'stores', 'orders', 'stock'].map((kind) => read(files[kind]));
  const byCode = new Map(products.map((product) => [product.Code, product]));

  test('is the same for the same day', () => expect(buildFiles(tenant, today)).toEqual(files));

  test('uses only columns that the importers know', () => {
    for (const [kind, text] of Object.entries(files)) {
      const known = importColumns[kind].map(({ title }) => title.gb);
      expect(known).toEqual(expect.arrayContaining(text.split('\n', 1)[0].split(',')));
    }
  });

  test('every product has a Chinese name, a code and a valid GTIN of its own', () => {
    for (const column of ['Name', 'Code', 'GTIN'])
      expect(new Set(products.map((product) => product[column])).size).toBe(products.length);
    for (const product of products) {
      expect(product['Second name']).toMatch(/[\u4e00-\u9fff]/);
      expect(product.GTIN).toBe(product.GTIN.slice(0, -1) + checkDigit(product.GTIN.slice(0, -1)));
      expect(Number(product['Wholesale price'])).toBeLessThan(Number(product.Price));
    }
  });

  test('a category lies in one warehouse', () => {
    const places = new Set(products.map((product) => `${product['Category 1']}|${product.Warehouse}`));
    expect(places.size).toBe(new Set(products.map((product) => product['Category 1'])).size);
  });

  test('stock and orders speak of known goods in their way of weighing', () => {
    for (const { Product, Quantity, Weight } of [...stock, ...orders]) {
      const hasWeight = byCode.get(Product)?.['Has Weight'];
      expect([hasWeight, Quantity !== '', Weight !== '']).toEqual([
        hasWeight,
        hasWeight !== 'Weighting',
        hasWeight !== 'No',
      ]);
    }
    for (const { Product, Quantity } of stock)
      if (byCode.get(Product)['Has Weight'] === 'Yes') expect(Quantity).toBe('1');
  });

  test('nothing in stock has expired or comes from the future', () => {
    for (const { Received, Expiry } of stock) {
      expect(Received < today).toBe(true);
      expect(Expiry === '' || Expiry > today).toBe(true);
    }
  });

  test('orders are of the last year, of known stores, the old ones paid and some of the new ones not', () => {
    const names = new Set(stores.map((store) => store.Name));
    const unknown = new Set(orders.map((order) => order.Store).filter((name) => !names.has(name)));
    expect(unknown.size).toBe(1); // the store that signs in
    const days = orders.map((order) => order.Date.slice(0, 10));
    expect(days.every((day) => day >= '2025-11-20' && day < today)).toBe(true);
    expect(days.some((day) => day >= '2026-11-12')).toBe(true);
    expect(orders.filter((order) => order.Date < '2026-08-01').every(({ Paid }) => Paid === 'Yes')).toBe(true);
    expect(orders.some(({ Paid }) => Paid === 'No')).toBe(true);
  });

  test('addresses are American', () => {
    for (const store of stores) {
      expect(store['Shipping ZIP code']).toMatch(/^\d{5}$/);
      expect(store['Shipping state']).toMatch(/^[A-Z]{2}$/);
      expect(store['Shipping address 1']).toMatch(/\S/);
    }
  });
});
