import type { StockCount } from '@depot/contracts/inventory';
import type { TestClient } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AdjustService } from '../adjusting/adjust.service.js';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { unitTotals } from '../testing/unit-totals.js';
import { UnitCountRepository } from './unit-count.repository.js';
import { UnitCounts } from './unit-counts.js';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 20, 12);
const setLongGone = 'UPDATE inventory_unit SET gone_time = :time WHERE tenant_id = :tenantId AND id = :inventoryId';

describe('units that are counted', () => {
  let app: InventoryApp;
  let rows: UnitCountRepository;
  let counts: UnitCounts;
  let tenantId: number;
  let lots: number;
  let pieces: number;
  let heavy: number;
  let ops: TestClient;
  const asked = jest.fn<(productIds: readonly number[]) => void>();

  beforeAll(async () => {
    app = await inventoryApp();
    rows = app.app.get(UnitCountRepository);
    const count = rows.countByProducts.bind(rows);
    jest.spyOn(rows, 'countByProducts').mockImplementation((productIds, since) => {
      asked(productIds);
      return count(productIds, since);
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    counts = new UnitCounts(app.db, rows);
    const tenant = await app.seedTenant(`Counted ${Math.random()}`);
    tenantId = tenant.tenantId;
    ops = app.as(tenant.ops);
    [lots, pieces] = [await app.product('No', tenantId), await app.product('Yes', tenantId)];
    await receive(lots, 5, 0);
    await receive(pieces, 1, 200);
    heavy = (await receive(pieces, 1, 300))[0]!.inventoryId;
    asked.mockClear();
  });

  const receive = (productId: number, quantity: number, weight: number) =>
    app.command((stock) => stock.receive([{ productId, quantity, weight }], { cause: 'RECEIVED' }), tenantId);
  const ship = (orderId: number, time: number) =>
    app.command(
      (stock) =>
        stock.ship(
          orderId,
          [{ orderItemId: orderId, productId: lots, hasWeight: 'No', quantity: 5, weight: 0, inventoryIds: [] }],
          { booked: false, time },
        ),
      tenantId,
    );
  const totals = async (since = now, by = counts) => {
    const { told, there } = await unitTotals(app, tenantId, since, by);
    expect(told).toEqual(there);
    return told;
  };

  it('are counted once, and then those of products that have moved', async () => {
    expect(await totals()).toEqual({ inStock: 3, gone: 0 });
    expect(asked.mock.calls).toEqual([[[lots, pieces]]]);
    await totals();
    expect(asked).toHaveBeenCalledTimes(1);
    await receive(pieces, 1, 200);
    expect(await totals()).toEqual({ inStock: 4, gone: 0 });
    expect(asked.mock.calls.slice(1)).toEqual([[[pieces]]]);
  });

  it('follow what another process has moved', async () => {
    const elsewhere = new UnitCounts(app.db, rows);
    expect(await totals(now, elsewhere)).toEqual(await totals());
    await ship(1, now);
    expect(await totals()).toEqual({ inStock: 2, gone: 1 });
    expect(await totals(now, elsewhere)).toEqual({ inStock: 2, gone: 1 });
  });

  it('leave the window with the time, and not before', async () => {
    await ship(1, now - hour);
    expect(await totals(now - 2 * hour)).toEqual({ inStock: 2, gone: 1 });
    asked.mockClear();
    expect(await totals(now - hour)).toEqual({ inStock: 2, gone: 1 });
    expect(asked).not.toHaveBeenCalled();
    expect(await totals(now - hour + 1)).toEqual({ inStock: 2, gone: 0 });
    expect(asked.mock.calls).toEqual([[[lots]]]);
    // A clock that was put back.
    expect(await totals(now - 2 * hour)).toEqual({ inStock: 2, gone: 1 });
  });

  it('come back and are no longer gone', async () => {
    await ship(1, now);
    expect(await totals()).toEqual({ inStock: 2, gone: 1 });
    await app.command((stock) => stock.restore(1), tenantId);
    expect(await totals()).toEqual({ inStock: 3, gone: 0 });
  });

  it('follow a stock count that exchanges pieces of one weight, which is no movement', async () => {
    const since = Date.now() - hour;
    const [found] = await receive(pieces, 1, 200);
    const inventoryId = found!.inventoryId;
    await app.command(() => app.app.get(AdjustService).remove(inventoryId, 'lost'), tenantId);
    await app.inTenant(tenantId, () => app.db.execute(setLongGone, { inventoryId, time: since - 1 }));
    expect(await totals(since)).toEqual({ inStock: 3, gone: 0 });
    const { body } = await ops.post<{ obj: StockCount }>('/api/stock-count', { subWarehouseId: 1 });
    const { id } = body.obj;
    await ops.put('/api/stock-count/line', { id, productId: pieces, add: [inventoryId, heavy] });
    expect((await ops.post('/api/stock-count/post', { id, reason: 'counted' })).status).toBe(200);
    expect(await totals(since)).toEqual({ inStock: 3, gone: 1 });
  });

  it('know nothing of what was not committed', async () => {
    const before = await totals();
    const failing = app.command(async (stock) => {
      await stock.receive([{ productId: lots, quantity: 1, weight: 0 }], { cause: 'RECEIVED' });
      expect((await counts.countTotals(now)).inStock).toBe(before.inStock + 1);
      throw new Error('undone');
    }, tenantId);
    await expect(failing).rejects.toThrow('undone');
    expect(await totals()).toEqual(before);
  });

  it('are nothing to another tenant', async () => {
    await totals();
    const other = await app.seedTenant(`Empty ${Math.random()}`);
    expect(await app.inTenant(other.tenantId, () => counts.countTotals(0))).toEqual({ inStock: 0, gone: 0 });
  });
});
