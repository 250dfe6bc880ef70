import type { Product } from '@depot/contracts/catalog';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { importFile } from '@depot/service-testing/import-file';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';

const formats = ['csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

/** Names that files like to spoil. */
const awkward = [
  '=HYPERLINK("http://evil.test","click")',
  "'=already marked",
  "''@twice",
  "'plain apostrophe",
  '+1 (617) 555-0100',
  '-12',
  '@home',
  '"Quoted", comma; and 3\' × 4"',
  '£5 gift card, 布里奶酪',
  'ends in a backslash \\',
  '0012',
  '1E5',
];

const furtherGtins = [
  { gtin: '96385074', quantity: 1 },
  { gtin: '10012345678902', quantity: 24 },
];

describe('an export', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;

  beforeAll(async () => {
    app = await wholeProduct();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
    await products();
    await stores();
  });
  afterAll(() => app.close());

  async function products(): Promise<void> {
    const created = async (path: string, body: object) => ({
      id: (await manager.post<{ obj: { id: number } }>(path, body)).body.obj.id,
    });
    const subWarehouse = await created('/api/warehouse', { name: 'Cold, "deep"' });
    const category = await created('/api/category', { name: '=Dairy', subWarehouse });
    const subCategory = await created('/api/category/sub', { name: '- Soft', category });
    const brand = await created('/api/brand', { name: '@Farm' });
    const place = { subWarehouse, category, subCategory };
    for (const [at, name] of awkward.entries()) {
      const product = {
        secondaryName: name,
        tertiaryName: awkward.at(-at),
        description: `${name} \n${name}`,
        code: `0${at}=`,
        gtin: 'none',
        ...place,
      };
      const more =
        at % 2
          ? { brand, price: 10_000.01, wholesalePrice: 0.01, hasWeight: 'No' }
          : { price: 0, hasWeight: 'Weighting' };
      expect((await manager.post('/api/product', { product: { ...product, ...more } })).status).toBe(201);
    }
    const whole = {
      ...place,
      brand,
      price: 12.5,
      wholesalePrice: 11,
      hasWeight: 'Yes',
      gtin: '00012345678905',
      location: '-3',
      reorderPoint: 0,
    };
    const kept = { minWeight: 0.01, maxWeight: 99.99, leadTimeDays: 14 };
    const { body } = await manager.post<{ obj: Product }>('/api/product', {
      product: { ...whole, ...kept, secondaryName: 'Brie' },
    });
    await manager.delete(`/api/product?id=${body.obj.productId}`);
    const crackers = { ...whole, secondaryName: 'Crackers', hasWeight: 'No', location: '', gtins: furtherGtins };
    expect((await manager.post('/api/product', { product: crackers })).status).toBe(201);
  }

  async function stores(): Promise<void> {
    const address = {
      name: '=Dock',
      address1: '1 "Pier", rear',
      address2: '-2',
      city: 'Boston',
      state: 'MA',
      zipCode: '02110',
    };
    for (const type of ['BILL', 'SHIP']) {
      const city = type === 'BILL' ? 'Salem' : 'Boston';
      expect((await app.as(tenant.store).put('/api/client/address', { ...address, city, type })).status).toBe(200);
    }
    for (const name of awkward.slice(0, 5)) {
      const { body } = await manager.post<{ obj: { id: number } }>('/api/user', {
        name,
        role: 'STORE',
        wholesalePrice: true,
      });
      const credit = { creditPolicy: 'STOP', creditLimit: 1234.5, paymentTerms: 14 };
      await manager.put('/api/user', { id: body.obj.id, disabled: name.startsWith("'"), ...credit });
    }
  }

  const exported = async (client: TestClient, kind: 'product' | 'user', format: Format, language = 'gb') => {
    const { status, bytes } = await client.get(`/api/${kind}/export?format=${format}`, { 'accept-language': language });
    expect(status).toBe(200);
    return bytes;
  };
  /** A workbook contains its creation time, so only its content is compared. */
  const read = async (file: Buffer, format: Format) => (format === 'csv' ? file.toString() : await readSheet(file));

  it('is for those who may import', async () => {
    for (const [user, status] of [
      ['ops', 403],
      ['store', 403],
      ['manager', 200],
    ] as const) {
      expect((await app.as(tenant[user]).get('/api/product/export')).status).toBe(status);
      expect((await app.as(tenant[user]).get('/api/user/export')).status).toBe(status);
    }
  });

  it.each(formats)('of products comes in again as it is (%s)', async (format) => {
    const file = await exported(manager, 'product', format);
    const empty = app.as((await app.seedTenant()).manager);
    const state = await importFile(empty, 'products', file, `products.${format}`);
    expect(state).toMatchObject({ status: 'APPLIED', total: awkward.length + 2, errors: [], ignoredColumns: [] });
    expect(await read(await exported(empty, 'product', format), format)).toEqual(await read(file, format));
    const { list } = (await empty.get<{ list: Product[] }>('/api/product')).body;
    expect(list.find(({ secondaryName }) => secondaryName === 'Crackers')?.gtins).toEqual(furtherGtins);
  });

  it.each(formats)('of stores comes in again as it is (%s)', async (format) => {
    const file = await exported(manager, 'user', format, 'cn');
    const next = await app.seedTenant();
    // Email addresses are unique over all tenants, and the new tenant begins without stores.
    await app.database.dataSource.query(
      "UPDATE user SET username = CONCAT('moved-', username) WHERE tenant_id = ? AND role = 'STORE'",
      [tenant.tenantId],
    );
    await app.database.dataSource.query(
      "UPDATE user SET role = 'WAREHOUSE_OPS' WHERE tenant_id = ? AND role = 'STORE'",
      [next.tenantId],
    );
    const empty = app.as(next.manager);
    expect(await importFile(empty, 'stores', file, `stores.${format}`)).toMatchObject({
      status: 'APPLIED',
      total: 6,
      errors: [],
      ignoredColumns: [],
    });
    expect(await read(await exported(empty, 'user', format, 'cn'), format)).toEqual(await read(file, format));
  });

  it('runs no formula in a spreadsheet', async () => {
    const cells = Papa.parse<string[]>((await exported(manager, 'product', 'csv')).toString()).data.flat();
    expect(cells).toContain(`'${awkward[0]}`);
    expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
  });
});
