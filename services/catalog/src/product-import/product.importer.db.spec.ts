import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport, translateProblem } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogBench, type WireProduct } from '../testing/catalog-bench.js';
import { emptyStock } from '../testing/empty-stock.js';
import { ProductImporter } from './product.importer.js';

const header =
  'Name,Other name,Warehouse,Category 1,Category 2,Supplier,Price,Wholesale price,Has Weight,Reorder point,GTIN,SKU,' +
  'Further GTINs,Smallest usual weight,Largest usual weight';

describe('import of products', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await catalogBench();
    folder = await mkdtemp(join(tmpdir(), 'depot-products-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  async function bring({ tenantId }: TestTenant, rows: string[], dryRun = false) {
    const path = join(folder, 'products.csv');
    await writeFile(path, [header, ...rows].join('\n'));
    const importer = app.app.get(ProductImporter, { strict: false });
    return app.inTenant(tenantId, () => runImport(path, importer, app.db, { dryRun, stage: createStage(1) }));
  }
  const listed = async (tenant: TestTenant) =>
    (await app.as(tenant.store).get<{ list: WireProduct[] }>('/api/product')).body.list;

  it('creates products with their places, once each, visible to every store and with a stock row', async () => {
    const tenant = await app.seedTenant();
    const outcome = await bring(tenant, [
      'Brie,布里,Cold,Dairy,Soft,Farm,"$1,012.50",10.25,Yes,4,00012345678905,B-1',
      'Gouda,,cold,dairy,Hard,farm,8,,no,,,G-1',
      'Olives,,Dry,Dairy,Hard,,5.5,4,Weighting,,,',
    ]);
    expect(outcome).toMatchObject({ result: 'applied', rows: 3 });
    const products = await listed(tenant);
    expect(
      products.map(({ secondaryName, price, subWarehouse, category, subCategory, brand }) => [
        secondaryName,
        price,
        `${subWarehouse.name}/${category.name}/${subCategory.name}`,
        brand?.name,
      ]),
    ).toEqual([
      ['Brie', 1012.5, 'Cold/Dairy/Soft', 'Farm'],
      ['Gouda', 8, 'Cold/Dairy/Hard', 'Farm'],
      ['Olives', 5.5, 'Dry/Dairy/Hard', undefined],
    ]);
    for (const { productId, hasWeight } of products)
      expect(emptyStock.opened.get(productId)).toMatchObject({ hasWeight });
    expect((await app.as(tenant.manager).get('/api/category')).body.list).toHaveLength(2);
  });

  it('refuses the whole file for one invalid row, and reports the row', async () => {
    const tenant = await app.seedTenant('Harbor');
    await bring(tenant, ['Edam,,Cold,Dairy,Hard,,8,,No,,,E-1']);
    const outcome = await bring(tenant, [
      'Feta,,Cold,Dairy,Soft,,8,,No,,,F-1',
      'Edam,,Cold,Dairy,Hard,,8,,No,,,e-1',
      'Edam,,Cold,Dairy,Hard,,8,,No,,,',
      'Feta two,,Cold,Dairy,Soft,,8,,No,,,F-1',
    ]);
    expect(outcome.result).toBe('refused');
    expect(outcome.problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 3, column: 'SKU', message: 'The code “e-1” exists already.' },
      { line: 4, column: 'Name', message: 'The product “Edam” exists already.' },
      { line: 5, column: 'SKU', message: 'The code “F-1” exists already.' },
    ]);
    expect((await listed(tenant)).map(({ secondaryName }) => secondaryName)).toEqual(['Edam']);
  });

  it('changes nothing in a dry run, and reports invalid cells by line', async () => {
    const tenant = await app.seedTenant('Dry');
    expect(await bring(tenant, ['Brie,,Cold,Dairy,Soft,,8,,No,,,'], true)).toMatchObject({
      result: 'checked',
      rows: 1,
    });
    expect(await listed(tenant)).toEqual([]);
    const outcome = await bring(tenant, ['Brie,,Cold,Dairy,Soft,,8.999,,Maybe,,1.2E+13,']);
    expect(outcome.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Price'],
      [2, 'Has Weight'],
      [2, 'GTIN'],
    ]);
  });

  it('imports further GTINs, each with the number of pieces of its case', async () => {
    const tenant = await app.seedTenant('Cases');
    await bring(tenant, [
      'Brie,,Cold,Dairy,Soft,,8,,No,,96385074,B-1,"14006381333938 × 24; 4006381333931",,',
      'Milk,,Cold,Dairy,Soft,,8,,No,,,M-1,"２０１２３４５６７８９００８×６、10012345678901 X12\n12345670*2",,',
      'Gouda,,Cold,Dairy,Hard,,8,,Yes,,,G-1,96385074,,',
    ]);
    expect((await listed(tenant)).map(({ gtins }) => gtins)).toEqual([
      [
        { gtin: '4006381333931', quantity: 1 },
        { gtin: '14006381333938', quantity: 24 },
      ],
      [{ gtin: '96385074', quantity: 1 }],
      [
        { gtin: '12345670', quantity: 2 },
        { gtin: '20123456789008', quantity: 6 },
        { gtin: '10012345678901', quantity: 12 },
      ],
    ]);
  });

  it('refuses further GTINs and weights that contradict the rest of their row', async () => {
    const tenant = await app.seedTenant('Disagreeing');
    const many = Array.from({ length: 21 }, (_, at) => String(10_000_000 + at)).join(';');
    const outcome = await bring(tenant, [
      'A,,Cold,Dairy,Soft,,8,,No,,96385074,,00000096385074,,',
      'B,,Cold,Dairy,Soft,,8,,Yes,,,,14006381333938 x 24,,',
      'C,,Cold,Dairy,Soft,,8,,No,,,,1.40064E+13,,',
      `D,,Cold,Dairy,Soft,,8,,No,,,,${many},,`,
      'E,,Cold,Dairy,Soft,,8,,No,,,,14006381333938 x 0,,',
      'F,,Cold,Dairy,Soft,,8,,Yes,,,,,2.5,2.4',
      'G,,Cold,Dairy,Soft,,8,,Maybe,,,,96385074 x 6;96385074,,',
    ]);
    expect(outcome.problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
      { line: 2, column: 'Further GTINs', message: 'The product has the GTIN “00000096385074” twice.' },
      {
        line: 3,
        column: 'Further GTINs',
        message: 'Only the GTIN of counted goods can stand for several pieces.',
      },
      ...[4, 5, 6].map((line) => ({
        line,
        column: 'Further GTINs',
        message: expect.stringContaining('is not a list of up to 20 GTINs'),
      })),
      { line: 7, column: 'Largest usual weight', message: 'The smallest usual weight is above the largest.' },
      { line: 8, column: 'Has Weight', message: expect.stringContaining('is none of') },
    ]);
  });

  it('reports the rows in which a leading zero of a GTIN was restored', async () => {
    const tenant = await app.seedTenant('Zeros');
    const rows = [
      'Brie,,Cold,Dairy,Soft,,8,,No,,42100005264,Z-1,,,',
      'Milk,,Cold,Dairy,Soft,,8,,No,,042100005264,Z-2,,,',
      'Gouda,,Cold,Dairy,Hard,,8,,No,,,Z-3,14006381333938 × 24; 42100005257,,',
      'Edam,,Cold,Dairy,Hard,,many,,No,,’４２１０００ ０５２４０,Z-4,,,',
    ];
    const { creates } = await bring(tenant, rows, true);
    expect(creates.find(({ what }) => what === 'restoredZeros')).toEqual({
      what: 'restoredZeros',
      count: 3,
      names: ['042100005264', '042100005257', '042100005240'],
      lines: [2, 4, 5],
    });
  });

  it('reports the rows whose GTIN another product has, in the file or in the catalogue', async () => {
    const tenant = await app.seedTenant('Shared');
    await bring(tenant, ['Brie,,Cold,Dairy,Soft,,8,,No,,042100005264,S-1,14006381333938 × 24,,']);
    const outcome = await bring(tenant, [
      'Milk,奶,Cold,Dairy,Soft,,8,,No,,00042100005264,S-2,,,',
      'Gouda,,Cold,Dairy,Hard,,8,,No,,96385074,S-3,14006381333938 × 12,,',
      'Edam,,Cold,Dairy,Hard,,8,,No,,00000096385074,S-4,,,',
      'Feta,,Cold,Dairy,Hard,,8,,No,,4006381333931,S-5,,,',
    ]);
    expect(outcome.result).toBe('applied');
    expect(outcome.creates.find(({ what }) => what === 'sharedGtins')).toEqual({
      what: 'sharedGtins',
      count: 3,
      names: ['00042100005264 · Brie', '14006381333938 · Brie', '00000096385074 · Gouda'],
      lines: [2, 3, 4],
    });
  });

  it('treats hiragana and katakana as equal, as the catalogue does', async () => {
    const tenant = await app.seedTenant('Kana');
    const rows = ['Salt,,Cold,しお,Fine,,8,,No,,,K-1', 'More salt,,Cold,シオ,Fine,,8,,No,,,K-2'];
    const checked = await bring(tenant, rows, true);
    expect((await bring(tenant, rows)).result).toBe('applied');
    expect(checked.creates.find(({ what }) => what === 'categories')?.names).toEqual(['Cold / しお']);
  });

  it('treats names as equal that the catalogue treats as equal: accents, full-width letters, combining characters', async () => {
    const tenant = await app.seedTenant('Nestor');
    const made = await app.as(tenant.manager).post('/api/brand', { name: 'Nestlé' });
    expect(made.status).toBe(201);
    const rows = ['Cocoa,,Cold,Crème,Soft,Nestle,8,,No,,,N-1', 'Coffee,,Cold,Creme,Ｓｏｆｔ,NESTLE\u0301,8,,No,,,N-2'];
    const checked = await bring(tenant, rows, true);
    expect((await bring(tenant, rows)).result).toBe('applied');
    expect((await listed(tenant)).map(({ brand }) => brand?.name)).toEqual(['Nestlé', 'Nestlé']);
    expect(checked.creates.map(({ what, names }) => [what, names])).toEqual([
      ['warehouses', ['Cold']],
      ['categories', ['Cold / Crème']],
      ['subCategories', ['Cold / Crème / Soft']],
    ]);
  });
});
