import type { Unit } from '@depot/contracts/inventory';
import type { TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';

describe('a weight that is unusual for its product', () => {
  let app: InventoryApp;
  let tenant: TestTenant;
  let ops: TestClient;
  let ham: number;
  beforeAll(async () => {
    app = await inventoryApp();
    tenant = await app.seedTenant();
    ops = app.as(tenant.ops);
    ham = await app.product('Yes', tenant.tenantId, { secondaryName: 'Ham', minWeight: 800, maxWeight: 1200 });
  });
  afterAll(() => app.close());

  const add = (weight: number, more = {}) =>
    ops.post('/api/inventory', {
      inventoryList: [
        { productId: ham, quantity: 1, weight: 9 },
        { productId: ham, quantity: 1, weight },
      ],
      ...more,
    });
  const units = async () => (await ops.get<{ list: Unit[] }>(`/api/inventory?productId=${ham}`)).body.list;

  it('is questioned, and nothing of the request comes in', async () => {
    const { status, body } = await add(99);
    expect([status, body.code]).toEqual([409, 'UNUSUAL_WEIGHT']);
    expect(body.message).toBe('Unusual weight: Ham 99.00 lb. Please look again, and confirm it if it is right.');
    expect(await units()).toEqual([]);
    const inventoryList = [0.8, 0.9].map((weight) => ({ productId: ham, weight }));
    const inChinese = await ops.with({ 'accept-language': 'cn' }).post('/api/inventory', { inventoryList });
    expect(inChinese.body.message).toContain('重量异常：Ham 0.80 磅、Ham 0.90 磅');
  });

  it('comes in once somebody has confirmed it, and is marked', async () => {
    expect((await add(99, { weightsConfirmed: true })).status).toBe(201);
    expect((await units()).map(({ weight, weightConfirmed = false }) => [weight, weightConfirmed])).toEqual(
      expect.arrayContaining([
        [9, false],
        [99, true],
      ]),
    );
  });

  it('is questioned when a piece is weighed again, and the mark follows the weight', async () => {
    const heavy = (await units()).find(({ weight }) => weight === 99)!;
    const weigh = (weight: number, more = {}) =>
      ops.put<{ obj: Unit; code: string }>('/api/inventory', {
        inventoryId: heavy.inventoryId,
        weight,
        reason: 'again',
        ...more,
      });
    expect((await weigh(990)).body.code).toBe('UNUSUAL_WEIGHT');
    expect((await weigh(9.9)).body.obj).not.toHaveProperty('weightConfirmed');
    expect((await weigh(99.1, { weightsConfirmed: true })).body.obj).toMatchObject({
      weight: 99.1,
      weightConfirmed: true,
    });
  });
});
