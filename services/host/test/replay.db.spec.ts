import type { SalesRow } from '@depot/contracts/reports';
import { runInContext } from '@depot/node-context';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replay, replayOnlineRetail, type ReplayProgress } from '../src/replay/replay.js';
import { printedApp } from './printed-app.js';
import { retailBooks } from './retail-consistency.js';
import { firstRetailLines, hasRetailFile, retailWord } from './retail-file.js';

/**
 * Two weeks of trade, returns among them; `retail-file.spec.ts` goes through the whole file, `bench/replay.mjs` replays
 * it.
 */
const lineCount = 20_000;
/** Milliseconds on a busy machine. */
const timeoutMs = 120_000;

(hasRetailFile ? describe : describe.skip)(`the beginning of the real data set${retailWord}`, () => {
  let app: TestApp;
  let tenant: Awaited<ReturnType<TestApp['seedTenant']>>;
  let file: Awaited<ReturnType<typeof firstRetailLines>>;
  let end: ReplayProgress;

  const run = (signal?: AbortSignal, onProgress?: (progress: ReplayProgress) => void) => {
    const { id, role, name } = tenant.admin;
    const session = {
      ...{ sessionId: 'replay', id, role, displayName: name, tenantId: tenant.tenantId },
      language: 'gb' as const,
    };
    return runInContext({ session: { ...session, timezone: 'UTC', viewOnly: false } }, () =>
      replayOnlineRetail(app.app, { path: file.path, signal, onProgress }),
    );
  };
  const one = async (sql: string) =>
    (await app.inTenant(tenant.tenantId, () => app.db.query<Record<string, number>>(sql)))[0]!;
  const invoiced = () =>
    one(
      `SELECT COUNT(*) n, SUM(IF(kind = 'I', total, 0)) sold, SUM(IF(kind = 'RI', total, 0)) returned, SUM(IF(kind = 'I', total, -total)) net,
         SUM(paid) paid FROM invoice WHERE tenant_id = :tenantId`,
    );

  beforeAll(async () => {
    app = await printedApp();
    tenant = await app.seedTenant('Online Retail');
    file = await firstRetailLines(lineCount);
    const stop = new AbortController();
    const stopped = await run(stop.signal, ({ lines }) => lines > 5_000 && stop.abort());
    expect(stopped.lines).toBeGreaterThan(5_000);
    expect(stopped.lines).toBeLessThan(10_000);
    end = await run();
  }, timeoutMs);
  afterAll(async () => {
    await app.close();
    await file.remove();
  });

  it('is replayed whole, as if it had not been stopped', async () => {
    const { target, sums } = retailBooks();
    expect(await replay(target, { path: file.path })).toEqual(end);
    expect(end.lines).toBe(lineCount);
    expect(sums.returns).toBeGreaterThan(20);
    const orders = await one('SELECT COUNT(*) n FROM orders WHERE tenant_id = :tenantId');
    const returns = await one('SELECT COUNT(*) n FROM order_return WHERE tenant_id = :tenantId');
    expect([orders.n, returns.n]).toEqual([sums.orders, sums.returns]);
  });

  it('and the database says the same', async () => {
    const { sold, returned } = end.figures;
    const invoices = await invoiced();
    expect([invoices.sold, invoices.returned]).toEqual([sold.cents, -returned.cents]);
    const items = await one('SELECT SUM(amount) amount, COUNT(*) n FROM invoice_item WHERE tenant_id = :tenantId');
    expect(items.amount).toBe(sold.cents - returned.cents);
    const lines = await one(
      `SELECT COUNT(*) n, SUM(quantity * rate) value FROM order_line WHERE tenant_id = :tenantId`,
    );
    expect([lines.n, lines.value]).toEqual([sold.lines, sold.cents]);
    const payments = await one('SELECT SUM(amount) paid FROM invoice_payment WHERE tenant_id = :tenantId');
    expect(payments.paid).toBe(invoices.paid);
    const { body } = await app
      .as(tenant.manager)
      .post<{ list: SalesRow[] }>('/api/report/sales', { startDate: 0, endDate: Date.UTC(2012, 0, 1) });
    expect(body.list.reduce((sum, row) => sum + Math.round(row.sales * 100), 0)).toBe(invoices.net);
  });

  it('running it again changes nothing', async () => {
    const before = await invoiced();
    expect(await run()).toEqual(end);
    expect(await invoiced()).toEqual(before);
  });
});
