import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport, translateProblem } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';
import { StockImporter } from './stock.importer.js';

describe('import of opening stock', () => {
  let app: InventoryApp;
  let tenant: TestTenant;
  let folder: string;
  beforeAll(async () => {
    app = await inventoryApp();
    tenant = await app.seedTenant();
    folder = await mkdtemp(join(tmpdir(), 'depot-stock-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  async function bring(...rows: string[]) {
    const path = join(folder, 'stock.csv');
    await writeFile(path, ['Product,Quantity,Weight,Lot,Expiry,Received', ...rows].join('\n'));
    const importer = app.app.get(StockImporter, { strict: false });
    return app.inTenant(tenant.tenantId, () =>
      runImport(path, importer, app.db, { dryRun: false, stage: createStage(1) }),
    );
  }
  const product = (hasWeight: 'Yes' | 'No' | 'Weighting', code: string) =>
    app.product(hasWeight, tenant.tenantId, { code });

  it('makes pieces and lots with labels and movements, on the days of the warehouse', async () => {
    const [pieces, counted, pool] = [
      await product('Yes', 'P-1'),
      await product('No', 'C-1'),
      await product('Weighting', 'W-1'),
    ];
    const outcome = await bring(
      'p-1,3,12.5,,,2026-03-04',
      'C-1,40,,L7,2027-03-31,3/4/2026',
      `Product ${pool},,100.25,,,`,
      'P-1,,9.75,,,',
    );
    expect(outcome).toMatchObject({ result: 'applied', rows: 4 });
    expect(await app.level(pieces, tenant.tenantId)).toMatchObject({ quantity: 4, totalWeight: 4725 });
    expect(await app.level(counted, tenant.tenantId)).toMatchObject({ quantity: 40, totalWeight: 0 });
    expect(await app.level(pool, tenant.tenantId)).toMatchObject({ quantity: 0, totalWeight: 10_025 });
    const { list } = (await app.as(tenant.ops).get(`/api/inventory?productId=${counted}`)).body;
    expect(list).toMatchObject([{ lot: 'L7', expiry: '2027-03-31', receivedDate: Date.UTC(2026, 2, 4, 5) }]);
    const history = (await app.as(tenant.ops).get(`/api/inventory/history?pid=${pieces}`)).body.list;
    expect(history.map(({ cause, quantity }) => [cause, quantity])).toEqual([
      ['IMPORT', 1],
      ['IMPORT', 3],
    ]);
    expect(await brokenInvariants(app.db, tenant.tenantId)).toEqual({});
  });

  it('names goods whose expiry is over, each lot once', async () => {
    await product('No', 'C-8');
    const outcome = await bring(
      'C-8,5,,L1,2020-01-31,',
      'C-8,2,,L1,2020-01-31,',
      'C-8,1,,,2021-05-01,',
      'C-8,1,,,2099-01-01,',
    );
    expect(outcome.result).toBe('applied');
    expect(outcome.creates).toEqual([
      {
        what: 'expired',
        count: 2,
        names: [expect.stringMatching(/ · L1 · 2020-01-31$/), expect.stringMatching(/^[^·]+ · 2021-05-01$/)],
      },
    ]);
  });

  it('finds a product by a code as a spreadsheet or a Chinese keyboard writes it', async () => {
    const counted = await product('No', 'C-10 A');
    expect((await bring("'C-10 A,5,,,,", 'Ｃ－１０ Ａ,2,,,,', 'c\u201110\u00a0 a\u200b,1,,,,')).problems).toEqual([]);
    expect(await app.level(counted, tenant.tenantId)).toMatchObject({ quantity: 8 });
  });

  it('refuses goods that came in a year that has not come', async () => {
    const counted = await product('No', 'C-9');
    const outcome = await bring('C-9,5,,,,3/4/2026', 'C-9,5,,,,3/4/2062');
    expect(outcome.problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 3, column: 'Received', message: 'Goods cannot have come in the future.' },
    ]);
    expect(await app.level(counted, tenant.tenantId)).toMatchObject({ quantity: 0 });
  });

  it('refuses the whole file for one bad row, and says which', async () => {
    const counted = await product('No', 'C-2');
    await product('Yes', 'P-2');
    const outcome = await bring('C-2,5,,,,', 'Nothing,5,,,,', 'P-2,5,,,,', 'C-2,,3.5,,,');
    expect(outcome.problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 3, column: 'Product', message: 'There is no product “Nothing”.' },
      { line: 4, column: 'Weight', message: 'A value is needed here.' },
      { line: 5, column: 'Quantity', message: 'A value is needed here.' },
    ]);
    expect(await app.level(counted, tenant.tenantId)).toMatchObject({ quantity: 0 });
  });

  it('refuses a product of which there are several, and takes the one that is not disabled', async () => {
    const [first, second] = [await product('No', 'C-3'), await product('Yes', 'c-3')];
    const { problems } = await bring('C-3,5,,,,');
    expect(problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      {
        line: 2,
        column: 'Product',
        message: 'Several products are called “C-3”. Use a code or name that only one of them has.',
      },
    ]);
    await app.product('No', tenant.tenantId, { code: 'C-4' });
    const old = await app.product('Yes', tenant.tenantId, { code: 'C-4', disabled: true });
    expect((await bring('C-4,5,,,,')).result).toBe('applied');
    for (const id of [first, second, old])
      expect(await app.level(id, tenant.tenantId)).toMatchObject({ quantity: 0, totalWeight: 0 });
  });
});
