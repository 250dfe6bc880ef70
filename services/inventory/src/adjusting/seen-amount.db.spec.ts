import type { StockPort } from '@depot/contracts/inventory';
import { type AnyBody, type TestAnswer, type TestClient, type TestTenant, untilLockWait } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';

describe('a correction by hand of what a person saw', () => {
  let app: InventoryApp;
  let tenant: TestTenant;
  let ops: TestClient;
  let lastId = 0;
  beforeAll(async () => {
    app = await inventoryApp();
    tenant = await app.seedTenant();
    ops = app.as(tenant.ops);
  });
  afterAll(() => app.close());

  const received = async (hasWeight: 'Yes' | 'No' | 'Weighting', line: object) => {
    const productId = await app.product(hasWeight, tenant.tenantId);
    const { body } = await ops.post<{ list: { inventoryId: number; qrValue: string }[] }>('/api/inventory', {
      inventoryList: [{ productId, ...line }],
    });
    return { productId, ...body.list[0]! };
  };
  const ship = (productId: number, hasWeight: 'No' | 'Weighting', amount: { quantity: number; weight: number }) =>
    async function leave(stock: StockPort) {
      await stock.book([{ productId, ...amount }]);
      await stock.ship(++lastId, [{ productId, hasWeight, orderItemId: ++lastId, inventoryIds: [], ...amount }]);
    };
  /** Sends the correction while goods are leaving: it waits for them. */
  const whileLeaving = async (leave: (stock: StockPort) => Promise<void>, send: () => Promise<TestAnswer<AnyBody>>) => {
    const begun: Promise<TestAnswer<AnyBody>>[] = [];
    await app.command(async (stock) => {
      await leave(stock);
      const sent = app.db.outsideTransaction(send);
      begun.push(sent);
      expect(await untilLockWait(app.database.dataSource, sent)).toBe(true);
    }, tenant.tenantId);
    return (await Promise.all(begun))[0]!;
  };
  const level = (productId: number) => app.level(productId, tenant.tenantId);

  it('brings no pieces back that leave a lot meanwhile, and names what is there now', async () => {
    const { productId, inventoryId, qrValue } = await received('No', { quantity: 12 });
    const body = { inventoryId, quantity: 11, seenQuantity: 12, reason: 'one is broken' };
    const leave = ship(productId, 'No', { quantity: 5, weight: 0 });
    const answer = await whileLeaving(leave, () => ops.put('/api/inventory', body));
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(answer.body.message).toBe(
      `${qrValue} has changed meanwhile: 7 on record now. Look again, then enter what is there.`,
    );
    expect(await level(productId)).toMatchObject({ quantity: 7 });
    expect((await ops.put('/api/inventory', { ...body, quantity: 6, seenQuantity: 7 })).status).toBe(200);
    expect(await level(productId)).toMatchObject({ quantity: 6 });
  });

  it('brings no weight back that leaves a pool meanwhile, as a whole or by its lot', async () => {
    const { productId, inventoryId } = await received('Weighting', { weight: 100 });
    const product = { productId, totalWeight: 99.5, seenTotalWeight: 100, reason: 'dried' };
    const leave = ship(productId, 'Weighting', { quantity: 0, weight: 4025 });
    const answer = await whileLeaving(leave, () => ops.put('/api/product/weight', { product }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(answer.body.message).toContain(`Product ${productId} has changed meanwhile: 59.75 lb on record now.`);
    const lot = { inventoryId, weight: 99, seenWeight: 100, reason: 'dried' };
    const again = await whileLeaving(ship(productId, 'Weighting', { quantity: 0, weight: 975 }), () =>
      ops.put('/api/inventory', lot),
    );
    expect(again.body.message).toContain('50.00 lb on record now.');
    const chinese = ops.with({ 'accept-language': 'cn' });
    expect((await chinese.put('/api/inventory', lot)).body).toMatchObject({
      message: expect.stringContaining('账面现为 50.00 磅。'),
    });
    expect(await level(productId)).toMatchObject({ totalWeight: 5000 });
    expect((await ops.put('/api/inventory', { ...lot, weight: 49, seenWeight: 50 })).status).toBe(200);
    expect((await ops.put('/api/product/weight', { product: { ...product, seenTotalWeight: 49 } })).status).toBe(200);
    expect(await level(productId)).toMatchObject({ totalWeight: 9950 });
    expect(await brokenInvariants(app.db, tenant.tenantId)).toEqual({});
  });

  it('takes nothing out that came back meanwhile, unseen', async () => {
    const { productId, inventoryId } = await received('No', { quantity: 7 });
    const remove = (seen: string) => ops.delete(`/api/inventory?id=${inventoryId}&reason=spoilt${seen}`);
    await ops.put('/api/inventory', { inventoryId, quantity: 12, reason: 'found' });
    const answer = await remove('&seenQuantity=7');
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(answer.body.message).toContain('12 on record now.');
    expect(await level(productId)).toMatchObject({ quantity: 12 });
    expect((await remove('&seenQuantity=12')).status).toBe(200);
    const pool = await received('Weighting', { weight: 3 });
    const weighed = `/api/inventory?id=${pool.inventoryId}&reason=spoilt&seenWeight=`;
    expect((await ops.delete(`${weighed}2.99`)).body.code).toBe('STALE');
    expect((await ops.delete(`${weighed}3`)).status).toBe(200);
  });

  it('of a piece gives way to another weighing, though it comes to the same weight', async () => {
    const { inventoryId } = await received('Yes', { weight: 8 });
    const weigh = (weight: number, seenWeight?: number) =>
      ops.put('/api/inventory', { inventoryId, weight, seenWeight, reason: 'again' });
    expect((await weigh(7.5, 8)).status).toBe(200);
    expect((await weigh(7.5, 8)).body.code).toBe('STALE');
    // Whoever does not say what they saw corrects as before.
    expect((await weigh(7.4)).status).toBe(200);
  });
});
