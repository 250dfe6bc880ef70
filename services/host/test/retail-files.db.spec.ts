import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@depot/contracts/catalog';
import type { User } from '@depot/contracts/identity';
import type { TestApp } from '@depot/node-testing';
import { importFile } from '@depot/service-testing/import-file';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRetailFiles, type RetailFiles } from '../src/replay/retail-files.js';

// Imports years of trade.
jest.setTimeout(300_000);

const folder = process.env['DEPOT_DATA_SETS'] ?? join(import.meta.dirname, '../../../../shared/data');
const path = join(folder, 'online-retail-2010-2011.csv.gz');
const isThere = existsSync(path);
const described = isThere ? describe : describe.skip;

described(
  `products and customers of the real data set${isThere ? '' : ' (skipped: ../shared/data/online-retail-2010-2011.csv.gz is not here)'}`,
  () => {
    let app: TestApp;
    let files: RetailFiles;
    beforeAll(async () => {
      [app, files] = await Promise.all([wholeProduct(), createRetailFiles(path)]);
    });
    afterAll(() => app.close());

    it('come in whole: each code once, whatever its case, and called by its code where nothing describes it', async () => {
      const { lines, products, codesInOtherCase, withoutDescription } = files.figures;
      expect([lines, products, codesInOtherCase, withoutDescription]).toEqual([541_909, 3958, 112, 110]);
      const manager = app.as((await app.seedTenant()).manager);
      const state = await importFile(manager, 'products', files.products, 'products.csv');
      expect(state).toMatchObject({ status: 'APPLIED', total: products, errors: [], ignoredColumns: [] });
      const { list } = (await manager.get<{ list: Product[] }>('/api/product')).body;
      expect(new Set(list.map(({ code }) => code)).size).toBe(products);
      const names = list.map(({ secondaryName }) => secondaryName).join('\n');
      for (const odd of ['"', "'", ',', '£']) expect([odd, names.includes(odd)]).toEqual([odd, true]);
    });

    it('customers are stores, those without a number one a country', async () => {
      const { stores, walkIns } = files.figures;
      expect([stores, walkIns]).toEqual([4381, 9]);
      const manager = app.as((await app.seedTenant()).manager);
      expect(await importFile(manager, 'stores', files.stores, 'stores.csv')).toMatchObject({
        status: 'APPLIED',
        total: stores,
        errors: [],
      });
      const { list } = (await manager.get<{ list: User[] }>('/api/user?role=STORE')).body;
      expect(list.filter(({ name }) => /^(Customer|Walk-in)/.test(name))).toHaveLength(stores);
    });
  },
);
