import type { ProductHit } from '@depot/contracts/search';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogBench, makePlaces, makeProduct, type Places } from '../testing/catalog-bench.js';

describe('the search for products', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;
  let places: Places;
  beforeAll(async () => {
    app = await catalogBench();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
    places = await makePlaces(manager);
  });
  afterAll(() => app.close());

  const found = async (text: string, client = manager) => {
    const { body } = await client.get<{ list: ProductHit[] }>(`/api/search/products?q=${encodeURIComponent(text)}`);
    return body.list.map(({ name }) => name);
  };

  it('finds every word in names and code, names that begin with it first', async () => {
    await makeProduct(manager, places, { secondaryName: 'Green olives', tertiaryName: '绿橄榄', code: 'OL-1' });
    await makeProduct(manager, places, { secondaryName: 'Olives in oil', code: 'OL-2' });
    expect(await found('olives')).toEqual(['Olives in oil', 'Green olives - 绿橄榄']);
    expect(await found('olives green')).toEqual(['Green olives - 绿橄榄']);
    expect(await found('橄榄')).toEqual(['Green olives - 绿橄榄']);
    expect(await found('ol-2')).toEqual(['Olives in oil']);
    expect(await found('olives black')).toEqual([]);
  });

  it('finds a product by its GTIN and those of its cases, in full or by six digits', async () => {
    await makeProduct(manager, places, {
      secondaryName: 'Ink',
      gtin: '4006381333931',
      gtins: [{ gtin: '14006381333938', quantity: 24 }],
    });
    expect(await found('4006381333931')).toEqual(['Ink']);
    expect(await found('14006381333938')).toEqual(['Ink']);
    expect(await found('381333938')).toEqual(['Ink']);
    expect(await found('14006381333939')).toEqual([]);
    for (const text of ['4-006381-333931', '4 006381 333931', '４００６３８１３３３９３１', "'4006381333931\u200b"])
      expect(await found(text)).toEqual(['Ink']);
  });

  it('finds a small pack by its short and its long GTIN, whichever is stored', async () => {
    const [printed, whole] = ['04252614', '042100005264'];
    await makeProduct(manager, places, { secondaryName: 'Kept as printed', gtin: printed });
    await makeProduct(manager, places, { secondaryName: 'Kept whole', gtins: [{ gtin: whole, quantity: 6 }] });
    for (const number of [printed, whole, `00${whole}`, whole.slice(1)])
      expect(await found(number)).toEqual(['Kept as printed', 'Kept whole']);
    expect(await found('04252615')).toEqual([]);
  });

  it('finds only products that a store may order, and none of other tenants', async () => {
    await makeProduct(manager, places, { secondaryName: 'Seen tea', gtins: [{ gtin: '96385074', quantity: 6 }] });
    await makeProduct(manager, places, { secondaryName: 'Hidden tea' }, { storeIds: [] });
    expect(await found('tea', app.as(tenant.store))).toEqual(['Seen tea']);
    expect(await found('tea')).toEqual(['Hidden tea', 'Seen tea']);
    expect(await found('96385074', app.as((await app.seedTenant()).manager))).toEqual([]);
  });
});
