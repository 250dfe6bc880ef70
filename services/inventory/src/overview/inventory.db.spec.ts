import { type CurrentSession, runInContext } from '@depot/node-context';
import type { TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { RecordDailyCount } from '../dashboard/record-daily-count.js';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';

interface Labelled {
  inventoryId: number;
  productId: number;
  qrValue: string;
  qrText: string;
}

describe('inventory over HTTP', () => {
  let app: InventoryApp;
  let tenant: TestTenant;
  let ops: TestClient;
  beforeAll(async () => {
    app = await inventoryApp();
    tenant = await app.seedTenant();
    ops = app.as(tenant.ops);
  });
  afterAll(() => app.close());

  const product = (hasWeight: 'Yes' | 'No' | 'Weighting', more = {}) => app.product(hasWeight, tenant.tenantId, more);
  async function add(...inventoryList: object[]): Promise<Labelled[]> {
    const { status, body } = await ops.post<{ list: Labelled[] }>('/api/inventory', { inventoryList });
    expect(status).toBe(201);
    return body.list;
  }
  const row = async (productId: number) => {
    const { body } = await ops.get<{ list: { productId: number }[] }>('/api/inventory');
    return body.list.find((one) => one.productId === productId);
  };

  it('labels every piece and every lot, in the order in which they were entered', async () => {
    const [pieces, counted, pool] = [await product('Yes'), await product('No'), await product('Weighting')];
    const labels = await add(
      { productId: pieces, quantity: 2, weight: 12.5 },
      { productId: counted, quantity: 40, lot: 'L7', expiry: '2027-03-31' },
      { productId: pieces, weight: 9.75 },
      { productId: pool, weight: 100.25 },
    );
    expect(labels.map(({ productId, qrText }) => [productId, qrText])).toEqual([
      [pieces, `Product ${pieces} 12.50 lb`],
      [pieces, `Product ${pieces} 12.50 lb`],
      [counted, `Product ${counted} × 40`],
      [pieces, `Product ${pieces} 9.75 lb`],
      [pool, `Product ${pool} 100.25 lb`],
    ]);
    expect(labels[1]).not.toHaveProperty('lot');
    expect(labels[2]).toMatchObject({ lot: 'L7', expiry: '2027-03-31' });
    expect(new Set(labels.map(({ qrValue }) => qrValue)).size).toBe(5);
    for (const { qrValue } of labels) expect(qrValue).toMatch(/^[0-9A-Z]{16}$/);
    expect(await row(pieces)).toMatchObject({ quantity: 3, totalWeight: 34.75, totalWholesalePrice: 52.13 });
    expect(await row(counted)).toMatchObject({ quantity: 40, totalWeight: 0, totalWholesalePrice: 60, booked: 0 });
    expect(await row(pool)).toMatchObject({ quantity: 0, totalWeight: 100.25 });
    const lots = await ops.get(`/api/inventory?productId=${counted}&available=true`);
    expect(lots.body.list).toEqual([
      expect.objectContaining({ quantity: 40, lot: 'L7', expiry: '2027-03-31', status: 'IN_STOCK' }),
    ]);
  });

  it('says on a reprinted label of a lot what is left of it, and of a piece what it weighed', async () => {
    const [piece, counted, pool] = [await product('Yes'), await product('No'), await product('Weighting')];
    const labels = await add(
      { productId: piece, weight: 8 },
      { productId: counted, quantity: 40 },
      { productId: pool, weight: 100.25 },
    );
    const change = (label: Labelled | undefined, amount: object) =>
      ops.put('/api/inventory', { inventoryId: label?.inventoryId, ...amount, reason: 'used' });
    expect((await change(labels[1], { quantity: 7 })).body.obj.qrText).toBe(`Product ${counted} × 7`);
    expect((await change(labels[2], { weight: 13.37 })).body.obj.qrText).toBe(`Product ${pool} 13.37 lb`);
    const gone = `/api/inventory?id=${labels[0]?.inventoryId}`;
    expect((await ops.delete(`${gone}&reason=spoiled`)).status).toBe(200);
    expect((await ops.get(gone)).body.obj.qrText).toBe(`Product ${piece} 8.00 lb`);
  });

  it('lists what is there as it should leave, then what has left, the latest first', async () => {
    const id = await product('Yes');
    const labels = await add(
      { productId: id, weight: 5 },
      { productId: id, weight: 6, expiry: '2037-03-31' },
      { productId: id, weight: 7, expiry: '2037-01-31' },
      { productId: id, weight: 8 },
      { productId: id, weight: 9 },
    );
    for (const { inventoryId } of labels.slice(3))
      expect((await ops.delete(`/api/inventory?id=${inventoryId}&reason=spoiled`)).status).toBe(200);
    // the one that left first was shipped, and the last one was thrown away
    const ship = "UPDATE inventory_unit SET status = 'SHIPPED' WHERE id = ?";
    await app.database.dataSource.query(ship, [labels[3]?.inventoryId]);
    const trimmed = { inventoryId: labels[0]?.inventoryId, weight: 4.5, reason: 'trimmed' };
    expect((await ops.put('/api/inventory', trimmed)).status).toBe(200);
    const { list } = (await ops.get<{ list: { weight: number }[] }>(`/api/inventory?productId=${id}`)).body;
    expect(list.map(({ weight }) => weight)).toEqual([7, 6, 4.5, 9, 8]);
  });

  it('finds a unit by id and by label, and says as people know it when there is none', async () => {
    const id = await product('Yes');
    const [label] = await add({ productId: id, weight: 8 });
    const byId = await ops.get(`/api/inventory?id=${label?.inventoryId}`);
    expect(byId.body.obj).toMatchObject({
      inventoryId: label?.inventoryId,
      weight: 8,
      quantity: 1,
      productName: `Product ${id}`,
    });
    expect((await ops.get(`/api/inventory?qrValue=${label?.qrValue}`)).body.obj).toEqual(byId.body.obj);
    expect(await ops.get('/api/inventory?qrValue=NOSUCHLABEL')).toMatchObject({
      status: 404,
      body: { message: 'This entry was not found in the Inventory' },
    });
  });

  it('asks for the weight or the pieces that a product needs', async () => {
    const [pieces, counted] = [await product('Yes'), await product('No')];
    const post = (line: object) => ops.post('/api/inventory', { inventoryList: [line] });
    expect((await post({ productId: pieces, quantity: 3 })).body.message).toBe(
      `A weight is needed for Product ${pieces}.`,
    );
    expect((await post({ productId: counted, weight: 3 })).body.message).toBe(
      `A quantity is needed for Product ${counted}.`,
    );
    expect((await post({ productId: pieces, weight: 1.005 })).status).toBe(400);
    expect((await post({ productId: pieces, weight: 1, quantity: 1_000_000 })).body.message).toContain('20000');
    expect((await post({ productId: 999_999, quantity: 1 })).status).toBe(404);
    expect(await row(pieces)).toMatchObject({ quantity: 0 });
  });

  it('writes down what was received, and does it once for one key', async () => {
    const id = await product('No');
    const body = {
      inventoryList: [{ productId: id, quantity: 3 }],
      date: 1_790_000_000_000,
      needRecord: true,
      supplierId: 7,
      subWarehouseId: 9,
    };
    const key = { 'idempotency-key': 'received-1' };
    const first = await ops.post('/api/inventory', body, key);
    expect((await ops.post('/api/inventory', body, key)).body).toEqual(first.body);
    const { list } = (await ops.get('/api/received')).body;
    expect(list).toEqual([
      {
        id: expect.any(Number),
        date: 1_790_000_000_000,
        subWarehouse: { id: 9, name: 'Warehouse 9' },
        brand: { id: 7, name: 'Supplier 7' },
        inventoryHistories: [{ productName: `Product ${id}`, quantity: 3, weight: 0 }],
      },
    ]);
    expect(await row(id)).toMatchObject({ quantity: 3, lastIn: 1_790_000_000_000 });
    // What came earlier and is entered only now was not the last to come.
    await ops.post('/api/inventory', { ...body, date: 1_780_000_000_000 });
    expect(await row(id)).toMatchObject({ quantity: 6, lastIn: 1_790_000_000_000 });
  });

  it('corrects and removes with a reason, never below what is booked, and tells the history', async () => {
    const id = await product('Yes');
    const [a, b] = await add({ productId: id, weight: 8 }, { productId: id, weight: 9 });
    const adjusted = await ops.put('/api/inventory', { inventoryId: a?.inventoryId, weight: 7.5, reason: 'trimmed' });
    expect(adjusted.body.obj).toMatchObject({ weight: 7.5, qrText: `Product ${id} 7.50 lb`, qrValue: a?.qrValue });
    await app.command((stock) => stock.book([{ productId: id, quantity: 1, weight: 0 }]), tenant.tenantId);
    expect((await ops.delete(`/api/inventory?id=${a?.inventoryId}&reason=spoiled`)).status).toBe(200);
    const rejected = await ops.delete(`/api/inventory?id=${b?.inventoryId}&reason=spoiled`);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_STOCK' } });
    expect(rejected.body.message).toContain(`Product ${id}`);
    expect((await ops.delete(`/api/inventory?id=${a?.inventoryId}&reason=twice`)).body.code).toBe('STALE');
    expect((await ops.delete(`/api/inventory?id=${b?.inventoryId}`)).body.code).toBe('VALIDATION');
    const history = (await ops.get(`/api/inventory/history?pid=${id}`)).body.list;
    expect(history).toMatchObject([
      {
        cause: 'REMOVED',
        quantity: -1,
        weight: -7.5,
        balance: 1,
        balanceWeight: 9,
        reason: 'spoiled',
        user: tenant.ops.name,
      },
      { cause: 'ADJUSTED', quantity: 0, weight: -0.5, balance: 2, balanceWeight: 16.5, reason: 'trimmed' },
      { cause: 'RECEIVED', quantity: 2, weight: 17, balance: 2, balanceWeight: 17 },
    ]);
    expect(await row(id)).toMatchObject({ quantity: 1, totalWeight: 9, booked: 1 });
  });

  it('pages a long history backwards', async () => {
    const id = await product('No');
    for (let count = 0; count < 103; count += 1) {
      await app.command(
        (stock) => stock.receive([{ productId: id, quantity: 1, weight: 0 }], { cause: 'RECEIVED' }),
        tenant.tenantId,
      );
    }
    const page = async (before = '') =>
      (await ops.get<{ list: { id: number; balance: number }[] }>(`/api/inventory/history?pid=${id}${before}`)).body
        .list;
    const first = await page();
    const second = await page(`&before=${first.at(-1)?.id}`);
    expect([first.length, second.length, first[0]?.balance, second.at(-1)?.balance]).toEqual([100, 3, 103, 1]);
  });

  it('sets the weight of a pool over its lots', async () => {
    const [pool, pieces] = [await product('Weighting'), await product('Yes')];
    await add({ productId: pool, weight: 10, expiry: '2027-01-01' }, { productId: pool, weight: 5 });
    const set = (productId: number, totalWeight: number) =>
      ops.put('/api/product/weight', { product: { productId, totalWeight } });
    const lots = async () => {
      const { body } = await ops.get<{ list: { weight: number }[] }>(`/api/inventory?productId=${pool}&available=true`);
      return body.list.map(({ weight }) => weight);
    };
    expect((await set(pool, 3.25)).body.obj).toEqual({ productId: pool, totalWeight: 3.25 });
    expect(await lots()).toEqual([3.25]);
    await set(pool, 0);
    expect(await lots()).toEqual([]);
    await set(pool, 8);
    expect(await lots()).toEqual([8]);
    expect((await set(pieces, 8)).body.message).toBe(`Product ${pieces} is not kept as one pool of weight.`);
  });

  it('shows the dashboard', async () => {
    const other = await app.seedTenant('Small');
    const [low, pool, fine] = [
      await app.product('No', other.tenantId, { reorderPoint: 5 }),
      await app.product('Weighting', other.tenantId, { reorderPoint: 2 }),
      await app.product('No', other.tenantId, { reorderPoint: 0 }),
    ];
    const client = app.as(other.ops);
    const { body } = await client.post<{ list: Labelled[] }>('/api/inventory', {
      inventoryList: [
        { productId: low, quantity: 4 },
        { productId: pool, weight: 1.5 },
        { productId: pool, weight: 0.4 },
      ],
    });
    await client.delete(`/api/inventory?id=${body.list[2]?.inventoryId}&reason=spilled`);
    const figures = (await client.get('/api/dashboard')).body.obj;
    // The list of the fake catalogue holds all tenants' products; only this tenant's have stock rows.
    expect(figures).toEqual({
      insufficientProducts: [
        { productId: low, productName: `Product ${low}`, quantity: 4, reorderPoint: 5 },
        { productId: pool, productName: `Product ${pool}`, quantity: 1.5, reorderPoint: 2 },
      ],
      inventoryCounts: [{ time: expect.any(Number), count: 2 }],
      activeInventories: 2,
      removedInventories: 1,
      productsCount: 3,
      noQtyProductsCount: 1,
      placedOrders: expect.any(Array),
      lateOrders: [],
    });
    expect(fine).toBeGreaterThan(0);
  });

  describe('counts the units of every tenant at the end of each of its days', () => {
    const hour = 3_600_000;
    const day = 24 * hour;
    /** Noon in New York on 20 November 2026; its day ends at 5 AM UTC. */
    const noon = Date.UTC(2026, 10, 20, 17);
    const endOf = (dayOfMonth: number) => Date.UTC(2026, 10, dayOfMonth + 1, 5) - 1;
    let count: RecordDailyCount;
    let tenantId: number;
    let goods: number;
    const receive = (time: number) =>
      app.command(
        (stock) => stock.receive([{ productId: goods, quantity: 5, weight: 0 }], { cause: 'RECEIVED', time }),
        tenantId,
      );
    const counted = () =>
      app.inTenant(tenantId, () =>
        app.db.query('SELECT day, count FROM inventory_count WHERE tenant_id = :tenantId ORDER BY day'),
      );
    const store = (rows: string) =>
      app.inTenant(tenantId, () =>
        app.db.execute(`REPLACE INTO inventory_count (tenant_id, day, time, count) VALUES ${rows}`),
      );
    const openSession = (): CurrentSession => ({
      sessionId: 'x',
      id: tenant.ops.id,
      role: 'WAREHOUSE_OPS',
      tenantId,
      displayName: 'Ana',
      language: 'gb',
      timezone: 'America/New_York',
      viewOnly: false,
    });
    const read = async (now: number) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const service = app.app.get(DashboardService, { strict: false });
      const dashboard = runInContext({ session: openSession() }, () => service.getDashboard());
      const { inventoryCounts, activeInventories } = await dashboard.finally(() => clock.mockRestore());
      expect(inventoryCounts[0]).toEqual({ time: now, count: activeInventories });
      return inventoryCounts.slice(1);
    };

    beforeEach(async () => {
      count = app.app.get(RecordDailyCount, { strict: false });
      tenantId = (await app.seedTenant(`Counted ${Math.random()}`)).tenantId;
      goods = await app.product('No', tenantId);
    });

    it('in its own timezone: the evening belongs to the day, though it is the next one in UTC', async () => {
      await receive(noon);
      await receive(noon + 10 * hour); // 10 PM
      await receive(noon + 14 * hour); // 2 AM
      await count.execute(noon + day);
      expect(await read(noon + day)).toEqual([{ time: endOf(20), count: 2 }]);
      expect(await counted()).toEqual([{ day: '2026-11-20', count: 2 }]);
    });

    it('once, by several processes at the same time, and only after the day has ended', async () => {
      await receive(noon - hour);
      await count.execute(noon);
      expect(await counted()).toEqual([]);
      await Promise.all([count.execute(noon + day), count.execute(noon + day), count.execute(noon + day + 1)]);
      expect(await counted()).toEqual([{ day: '2026-11-20', count: 1 }]);
    });

    it('also of days on which no process ran, from its first unit on', async () => {
      await receive(noon - 3 * day);
      await receive(noon - day);
      await count.execute(noon);
      expect(await counted()).toEqual([
        { day: '2026-11-17', count: 1 },
        { day: '2026-11-18', count: 1 },
        { day: '2026-11-19', count: 2 },
      ]);
    });

    it('again after a clock was ahead: what it counted early is neither shown nor kept', async () => {
      await receive(noon);
      await count.execute(noon + 10 * day);
      await receive(noon + day);
      expect(await read(noon + day)).toEqual([{ time: endOf(20), count: 1 }]);
      await count.execute(noon + day);
      await count.execute(noon + 2 * day);
      expect(await read(noon + 2 * day)).toEqual([
        { time: endOf(21), count: 2 },
        { time: endOf(20), count: 1 },
      ]);
    });

    it('again after another timezone: counts of its days are no days of this one', async () => {
      await receive(noon);
      await count.execute(noon + 2 * day);
      const inUtc = Date.UTC(2026, 10, 22) - 1;
      await store(`(:tenantId, '2026-11-21', ${inUtc}, 99)`);
      expect(await read(noon + 2 * day)).toEqual([{ time: endOf(20), count: 1 }]);
      await count.execute(noon + 2 * day);
      expect(await read(noon + 2 * day)).toEqual([
        { time: endOf(21), count: 1 },
        { time: endOf(20), count: 1 },
      ]);
    });
  });

  it('lets only the warehouse in, and keeps tenants apart', async () => {
    const id = await product('Yes');
    const [label] = await add({ productId: id, weight: 8 });
    for (const user of [tenant.store, tenant.viewer])
      expect((await app.as(user).get('/api/inventory')).status).toBe(403);
    const stranger = app.as((await app.seedTenant('Harbor')).ops);
    expect((await stranger.get('/api/inventory')).body.list).toEqual([]);
    expect((await stranger.get(`/api/inventory?qrValue=${label?.qrValue}`)).status).toBe(404);
    expect((await stranger.get(`/api/inventory/history?pid=${id}`)).body.list).toEqual([]);
    expect(
      (await stranger.put('/api/inventory', { inventoryId: label?.inventoryId, weight: 1, reason: 'x' })).status,
    ).toBe(404);
    expect((await stranger.delete(`/api/inventory?id=${label?.inventoryId}&reason=x`)).status).toBe(404);
    expect((await stranger.post('/api/inventory', { inventoryList: [{ productId: id, weight: 1 }] })).status).toBe(404);
    expect((await stranger.put('/api/product/weight', { product: { productId: id, totalWeight: 1 } })).status).toBe(
      404,
    );
  });

  it('has broken nothing', async () => {
    expect(await brokenInvariants(app.db, tenant.tenantId)).toEqual({});
  });
});
