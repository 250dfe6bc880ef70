import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('whether the figures of stock agree', () => {
  let app: TestApp;
  let trade: Trade;
  let stockReconciliation: ReconciliationPort;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    stockReconciliation = app.app.get<ReconciliationPort>(RECONCILIATION_PORT, { strict: false });
    await trade.receive([
      { productId: trade.goods.No, quantity: 20 },
      { productId: trade.goods.Yes, quantity: 1, weight: 1250 },
      { productId: trade.goods.Weighting, weight: 5000 },
    ]);
    const ordered = await trade.store.post('/api/order', {
      orderItems: [
        { productId: trade.goods.No, quantity: 5 },
        { productId: trade.goods.Weighting, weight: 12.5 },
      ],
    });
    expect(ordered.status).toBe(201);
  });
  afterAll(() => app.close());

  const found = () =>
    trade.inTenant(async () => [
      await stockReconciliation.quantityMismatches(),
      await stockReconciliation.productMismatches(),
    ]);
  const repair = (productId: number) => trade.inTenant(() => stockReconciliation.repair(productId));
  const tamper = (sql: string) => app.db.unscoped('a test breaks figures').execute(sql);

  it('finds nothing where nothing is wrong', async () => {
    expect(await found()).toEqual([[], []]);
    expect(await repair(trade.goods.No)).toEqual({ productName: 'Jar of olives', repaired: false });
  });

  it('rebuilds a stock row from ledger, units and open orders', async () => {
    await tamper(
      `UPDATE product_stock SET quantity = 99, booked_quantity = 7, reserved_quantity = 90 WHERE product_id = ${trade.goods.No}`,
    );
    const product = { productId: trade.goods.No, productName: 'Jar of olives', expectedWeight: 0, actualWeight: 0 };
    expect(await found()).toEqual([
      [{ ...product, expectedQty: 20, actualQty: 99 }],
      [{ ...product, expectedQty: 5, actualQty: 7 }],
    ]);
    expect(await repair(trade.goods.No)).toEqual({ productName: 'Jar of olives', repaired: true });
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 20, bookedQuantity: 5, reservedQuantity: 15 });
    expect(await found()).toEqual([[], []]);
  });

  it('rebuilds the weight that open orders hold of pooled goods, where nothing else disagrees', async () => {
    const { Weighting } = trade.goods;
    expect((await trade.level(Weighting)).bookedWeight).toBe(1250);
    await tamper(`UPDATE product_stock SET booked_weight = 13 WHERE product_id = ${Weighting}`);
    const product = { productId: Weighting, productName: 'Loose shrimp', expectedQty: 0, actualQty: 0 };
    expect(await found()).toEqual([[], [{ ...product, expectedWeight: 1250, actualWeight: 1300 }]]);
    expect(await repair(Weighting)).toEqual({ productName: 'Loose shrimp', repaired: true });
    expect((await trade.level(Weighting)).bookedWeight).toBe(1250);
    expect(await found()).toEqual([[], []]);
  });

  it('writes a movement where the units differ from the ledger', async () => {
    await tamper(`UPDATE inventory_unit SET weight = 48.75 WHERE product_id = ${trade.goods.Weighting}`);
    expect((await found())[0]).toMatchObject([
      { productId: trade.goods.Weighting, expectedWeight: 5000, actualWeight: 4875 },
    ]);
    await repair(trade.goods.Weighting);
    const { list } = (await trade.ops.get(`/api/inventory/history?pid=${trade.goods.Weighting}`)).body;
    expect(list[0]).toMatchObject({ cause: 'REPAIRED', weight: -1.25, balanceWeight: 48.75 });
    expect(await found()).toEqual([[], []]);
  });

  it('takes nothing away from open orders', async () => {
    await tamper(`UPDATE inventory_unit SET quantity = 3 WHERE product_id = ${trade.goods.No}`);
    await expect(repair(trade.goods.No)).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      message: 'Open orders hold 5 of Jar of olives, but only 3 is there. Change those orders first.',
    });
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 20, bookedQuantity: 5 });
    await tamper(`UPDATE inventory_unit SET weight = 12.25 WHERE product_id = ${trade.goods.Weighting}`);
    await expect(repair(trade.goods.Weighting)).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      message: 'Open orders hold 12.5 of Loose shrimp, but only 12.25 is there. Change those orders first.',
    });
    expect((await trade.level(trade.goods.Weighting)).bookedWeight).toBe(1250);
  });

  it('knows nothing of other tenants', async () => {
    const other = await app.seedTenant('Harbor');
    const theirs = <T>(work: () => Promise<T>) => app.inTenant(other.tenantId, work);
    expect(await theirs(() => stockReconciliation.quantityMismatches())).toEqual([]);
    await expect(theirs(() => stockReconciliation.repair(trade.goods.No))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
