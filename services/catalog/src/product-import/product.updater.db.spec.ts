import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Importers, type ImportOptions, runImport, translateProblem } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { catalogBench, makePlaces, makeProduct, type Places, type WireProduct } from '../testing/catalog-bench.js';

const header =
  'Name,Second name,Warehouse,Category 1,Category 2,Supplier,Price,Wholesale price,Has Weight,Description,Reorder point,' +
  'GTIN,Further GTINs,Code';

describe('update of products from a file', () => {
  let app: TestApp;
  let folder: string;
  let tenant: TestTenant;
  let places: Places;
  let witness: { tenant: TestTenant; before: unknown };

  beforeAll(async () => {
    app = await catalogBench();
    folder = await mkdtemp(join(tmpdir(), 'depot-updates-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  const add = (product: object, of = tenant, at = places) => makeProduct(app.as(of.manager), at, product);
  const listed = async (of = tenant) =>
    (await app.as(of.manager).get<{ list: WireProduct[] }>('/api/product?includeDisabled=true')).body.list;
  const named = async (name: string) => (await listed()).filter(({ secondaryName }) => secondaryName === name);

  /** Another tenant with products of the same names, codes and GTINs. */
  async function makeWitness() {
    const other = await app.seedTenant();
    const there = await makePlaces(app.as(other.manager));
    await add({ code: 'B-1', gtin: '96385074' }, other, there);
    await add({ secondaryName: 'Gouda', code: '' }, other, there);
    return { tenant: other, before: await listed(other) };
  }

  beforeEach(async () => {
    tenant = await app.seedTenant();
    places = await makePlaces(app.as(tenant.manager));
    witness ??= await makeWitness();
  });

  async function bring(rows: string[], more: Partial<ImportOptions> = {}) {
    const path = join(folder, 'products.csv');
    await writeFile(path, [header, ...rows].join('\n'));
    const importer = app.app.get(Importers, { strict: false }).find('products', 'update')!;
    return app.inTenant(tenant.tenantId, () =>
      runImport(path, importer, app.db, { dryRun: false, stage: createStage(1), ...more }),
    );
  }
  const check = (rows: string[]) => bring(rows, { dryRun: true });
  const messages = ({ problems }: Awaited<ReturnType<typeof bring>>) =>
    problems.map((problem) => Object.values(translateProblem(problem, 'gb')));

  it('changes filled cells, keeps the values of empty cells, and changes no other tenant', async () => {
    const brie = await add({ code: 'B-1', gtin: '96385074', description: 'Wheel', reorderPoint: 4 });
    const rows = ['Brie de Meaux,,,,,,13,,,,,,,b-1'];
    const outcome = await check(rows);
    expect(outcome).toMatchObject({ result: 'checked', rows: 1, changeCount: 3 });
    expect(outcome.changes).toEqual([
      { line: 2, name: 'Brie', column: 'Name', before: 'Brie', after: 'Brie de Meaux' },
      { line: 2, name: 'Brie', column: 'Price', before: '12.50', after: '13.00' },
      { line: 2, name: 'Brie', column: 'Code', before: 'B-1', after: 'b-1' },
    ]);
    expect(await named('Brie')).toEqual([expect.objectContaining({ price: 12.5 })]);
    expect(await bring(rows)).toMatchObject({ result: 'applied', rows: 1 });
    expect(await listed()).toEqual([
      { ...(await named('Brie de Meaux'))[0], productId: brie.productId, price: 13, wholesalePrice: 10.25 },
    ]);
    expect((await listed())[0]).toMatchObject({
      description: 'Wheel',
      reorderPoint: 4,
      gtin: '96385074',
      code: 'b-1',
      version: brie.version + 1,
      category: brie.category,
      brand: brie.brand,
    });
    expect(await listed(witness.tenant)).toEqual(witness.before);
  });

  it('finds products by code, then GTIN, then exact name, and adds the others', async () => {
    await add({ gtin: '00000096385074' });
    await add({ secondaryName: 'Gouda' });
    await add({ secondaryName: 'Edam', code: 'E-1' });
    const outcome = await bring([
      'Brie,,,,,,14,,,,,96385074,,B-9',
      'Gouda,,,,,,9,,,,,,,',
      'Edam,,Cold,Dairy,Cheese,,7,,No,,,,,E-2',
    ]);
    expect(outcome.result).toBe('applied');
    const found = (await listed()).map(({ secondaryName, price, code }) => [secondaryName, price, code]);
    expect(found.toSorted()).toEqual([
      ['Brie', 14, 'B-9'],
      ['Edam', 12.5, 'E-1'],
      ['Edam', 7, 'E-2'],
      ['Gouda', 9, ''],
    ]);
  });

  it('refuses a row that matches two products, two rows for one product, and an incomplete row of a new product', async () => {
    await add({ code: 'B-1' });
    await add({ secondaryName: 'Gouda' });
    await add({ secondaryName: 'Gouda' });
    const outcome = await check([
      'Gouda,,,,,,9,,,,,,,',
      'Brie,,,,,,13,,,,,,,B-1',
      ',,,,,,14,,,,,,,B-1',
      'Feta,,Cold,Dairy,Cheese,,,,No,,,,,F-1',
      'Feta,,Cold,Dairy,Cheese,,3,,No,,,,,F-1',
    ]);
    expect(messages(outcome)).toEqual([
      [2, 'Name', '“Gouda” matches more than one product.'],
      [4, 'Code', 'Line 3 is about the same product, “Brie”.'],
      [5, 'Price', 'A value is needed here.'],
      [6, 'Code', 'The code “F-1” exists already.'],
    ]);
  });

  it('empties optional fields with the marker, and refuses it in required ones', async () => {
    await add({ code: 'B-1', description: 'Wheel', reorderPoint: 4, gtin: '96385074' });
    const outcome = await bring([',,,,,(clear),,(Clear),,（清空）,(clear),(clear),,B-1']);
    expect(outcome.result).toBe('applied');
    expect((await listed())[0]).toMatchObject({
      secondaryName: 'Brie',
      brand: null,
      wholesalePrice: 12.5,
      description: '',
      reorderPoint: null,
      gtin: '',
    });
    const refused = await check(['(clear),,,,,,(clear),,,,,,,B-1']);
    expect(messages(refused)).toEqual([
      [2, 'Name', 'A value is needed here and cannot be cleared.'],
      [2, 'Price', 'A value is needed here and cannot be cleared.'],
    ]);
  });

  it('refuses another stock mode, invalid cells, and cells that contradict each other', async () => {
    await add({ code: 'B-1' });
    await add({ secondaryName: 'Gouda', code: 'G-1', gtin: '96385074' });
    const outcome = await check([
      'Brie,,,,,,13,,Yes,,,,,B-1',
      ',,,,,,cheap,,,,,,,B-1',
      'Gouda,,,,,,13,,no,,,,96385074 x 6,G-1',
    ]);
    expect(messages(outcome).map(([line, column]) => [line, column])).toEqual([
      [2, 'Has Weight'],
      [3, 'Price'],
      [4, 'Further GTINs'],
    ]);
    expect((await listed()).map(({ price }) => price)).toEqual([12.5, 12.5]);
  });

  it('creates new places, moves the product there, and replaces further GTINs', async () => {
    await add({ code: 'B-1', gtins: [{ gtin: '4006381333931', quantity: 1 }] });
    const rows = [',,Frozen,Cakes,Small,Bakery,,,,,,,14006381333938 × 24; 4006381333931,B-1'];
    expect((await check(rows)).creates.map(({ what, names }) => [what, names])).toEqual([
      ['warehouses', ['Frozen']],
      ['categories', ['Frozen / Cakes']],
      ['subCategories', ['Frozen / Cakes / Small']],
      ['suppliers', ['Bakery']],
    ]);
    expect((await bring(rows)).result).toBe('applied');
    const [brie] = await listed();
    expect([brie!.subWarehouse.name, brie!.category.name, brie!.subCategory.name, brie!.brand?.name]).toEqual([
      ...['Frozen', 'Cakes', 'Small', 'Bakery'],
    ]);
    expect(brie!.gtins).toEqual([
      { gtin: '4006381333931', quantity: 1 },
      { gtin: '14006381333938', quantity: 24 },
    ]);
    expect(await check(rows)).toMatchObject({ result: 'checked', changeCount: 0, creates: [] });
  });

  it('refuses the whole file if a product was changed, renamed or added since its check', async () => {
    const brie = await add({ code: 'B-1' });
    await add({ secondaryName: 'Gouda' });
    const rows = [
      ',,,,,,13,,,,,,,B-1',
      'Gouda,,Cold,Dairy,Cheese,,9,,No,,,,,',
      'Edam,,Cold,Dairy,Cheese,,7,,No,,,,,E-1',
    ];
    const { seen } = await check(rows);
    const manager = app.as(tenant.manager);
    const change = (product: object) => manager.put('/api/product', { product });
    await change({ productId: brie.productId, price: 12.75 });
    await change({ productId: (await named('Gouda'))[0]!.productId, secondaryName: 'Old Gouda' });
    await add({ secondaryName: 'Edam', code: 'E-1' });
    const outcome = await bring(rows, { checked: seen! });
    expect(messages(outcome)).toEqual([
      [2, '', '“Brie” was changed since the file was checked. Check the file again.'],
      [3, '', '“Gouda” was changed since the file was checked. Check the file again.'],
      [4, '', '“Edam” was changed since the file was checked. Check the file again.'],
    ]);
    expect((await named('Brie'))[0]).toMatchObject({ price: 12.75 });
    expect(await named('Gouda')).toEqual([]);
  });

  it('refuses the whole file if a product is changed between inspection and end', async () => {
    const brie = await add({ code: 'B-1' });
    const onStaged = async () => {
      const product = { productId: brie.productId, price: 12.75 };
      await app.as(tenant.manager).put('/api/product', { product });
    };
    const rows = [',,,,,,13,,,,,,,B-1', 'Edam,,Cold,Dairy,Cheese,,7,,No,,,,,E-1'];
    await expect(bring(rows, { onStaged })).rejects.toMatchObject({ code: 'STALE', values: { name: 'Brie' } });
    expect((await listed()).map(({ secondaryName, price }) => [secondaryName, price])).toEqual([['Brie', 12.75]]);
  });

  it('logs each changed field, before and after', async () => {
    await add({ code: 'B-1' });
    await bring([',,,,,,13,11,,,,,,B-1']);
    const lines = await app.database.dataSource.query<{ before_json: string; after_json: string; text_gb: string }[]>(
      `SELECT before_json, after_json, text_gb FROM activity_log WHERE tenant_id = ? AND operation = 'adminImport'`,
      [tenant.tenantId],
    );
    expect(
      lines.map(({ text_gb, ...states }): unknown[] => [
        text_gb,
        ...Object.values(states).map((json): unknown => JSON.parse(json)),
      ]),
    ).toEqual([
      [
        'Updated 1 product from a file',
        { 'Brie (B-1)': { price: '12.50', wholesalePrice: '10.25' } },
        { 'Brie (B-1)': { price: '13.00', wholesalePrice: '11.00' } },
      ],
    ]);
  });
});
