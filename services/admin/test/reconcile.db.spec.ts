import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import { currentContext } from '@depot/node-context';
import type { TestApp } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const told = ['depot_stock_drift{kind="quantity"} 1', 'depot_stock_drift{kind="booking"} 1'];
const night = Date.UTC(2026, 10, 20, 2);
const hour = 3_600_000;
const day = 24 * hour;

describe('the nightly comparison', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 20 }]);
  });
  afterAll(() => app.close());

  const run = (now: number) => providerOf<{ run(now: number): Promise<void> }>(app, 'Reconciler').run(now);
  const newest = async () => (await trade.admin.get('/api/admin/reconcile')).body.obj;
  const drift = async () =>
    (await app.operations().get<string>('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('depot_stock_drift{'));

  it('has found nothing before the first night', async () => {
    expect(await newest()).toBeNull();
  });

  it('happens once a day, whichever process comes first', async () => {
    await Promise.all([run(night), run(night), run(night + 1000)]);
    expect(await newest()).toMatchObject({ quantities: 0, bookings: 0 });
    await app.db
      .unscoped('a test breaks figures')
      .execute('UPDATE product_stock SET quantity = 99, booked_quantity = 3 WHERE product_id = :id', {
        id: trade.goods.No,
      });
    await run(night + 21 * hour);
    expect(await newest()).toMatchObject({ quantities: 0 });
  });

  it('tells the next night what disagrees, to ADMIN and to who watches the figures', async () => {
    await run(night + day);
    expect(await newest()).toEqual({ time: night + day, quantities: 1, bookings: 1 });
    await providerOf<{ read(): Promise<void> }>(app, 'StockDriftMetrics').read();
    expect(await drift()).toEqual(told);
  });

  it('goes on with the other distributors where that of one fails', async () => {
    const other = app.as((await app.seedTenant('Other')).admin);
    const port = app.app.get<ReconciliationPort>(RECONCILIATION_PORT, { strict: false });
    const failing = jest.spyOn(port, 'quantityMismatches').mockImplementation(async () => {
      if (currentContext().tenantId === trade.tenant.tenantId) throw new Error('The statement took too long.');
      return Promise.resolve([]);
    });
    await run(night + 2 * day);
    failing.mockRestore();
    expect((await other.get('/api/admin/reconcile')).body.obj).toMatchObject({ time: night + 2 * day });
    expect(await newest()).toMatchObject({ time: night + day });
    await run(night + 2 * day + hour); // the one that failed has its turn again
    expect(await newest()).toMatchObject({ time: night + 2 * day + hour });
  });

  it('is told as it was last read, with its age, while the database does not tell', async () => {
    const across = app.db.unscoped('a test takes the table away');
    await across.execute('RENAME TABLE reconcile_run TO reconcile_run_away');
    try {
      await expect(providerOf<{ read(): Promise<void> }>(app, 'StockDriftMetrics').read()).rejects.toThrow();
      const { status, body } = await app.operations().get<string>('/metrics');
      expect(status).toBe(200);
      expect(await drift()).toEqual(told);
      expect(body).toMatch(/^depot_stock_drift_age_seconds \d/m);
    } finally {
      await across.execute('RENAME TABLE reconcile_run_away TO reconcile_run');
    }
  });
});
