import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runInContext } from '@depot/node-context';
import type { TestApp } from '@depot/node-testing';
import type { SalesRow } from '@depot/contracts/reports';
import { replayOnlineRetail, type ReplayProgress } from '../src/replay/replay.js';
import { centsOf } from '../src/replay/retail-line.js';
import { retailLines } from '../src/replay/retail-lines.js';
import { printedApp } from './printed-app.js';

const folder = process.env['DEPOT_DATA_SETS'] ?? join(import.meta.dirname, '../../../../shared/data');
const path = join(folder, 'online-retail-2010-2011.csv.gz');
const isThere = existsSync(path);
const described = isThere ? describe : describe.skip;
/** Milliseconds for half a million lines on a busy machine. */
const patience = 900_000;

describe('prices of the file', () => {
  it.each([
    ['2.55', 255],
    ['2.1', 210],
    ['0.001', 0],
    ['0.005', 1],
    ['1.285', 129],
    ['-11062.06', -1106206],
    ['12', 1200],
  ])('%s is %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});

described(`the real data set${isThere ? '' : ' (skipped: ../shared/data/online-retail-2010-2011.csv.gz is not here)'}`, () => {
  let app: TestApp;
  let tenant: Awaited<ReturnType<TestApp['seedTenant']>>;
  let end: ReplayProgress;

  const replay = (signal?: AbortSignal, onProgress?: (progress: ReplayProgress) => void) => {
    const { id, role, name } = tenant.admin;
    const session = { ...{ sessionId: 'replay', id, role, displayName: name, tenantId: tenant.tenantId }, language: 'gb' as const };
    return runInContext({ session: { ...session, timezone: 'UTC', viewOnly: false } }, () =>
      replayOnlineRetail(app.app, { path, signal, onProgress }),
    );
  };
  const one = async (sql: string) => (await app.inTenant(tenant.tenantId, () => app.db.query<Record<string, number>>(sql)))[0]!;

  beforeAll(async () => {
    app = await printedApp();
    tenant = await app.seedTenant('Online Retail');
    const stop = new AbortController();
    const stopped = await replay(stop.signal, ({ lines }) => lines > 100_000 && stop.abort());
    expect(stopped.lines).toBeGreaterThan(100_000);
    expect(stopped.lines).toBeLessThan(120_000);
    end = await replay();
  }, patience);
  afterAll(() => app.close());

  it('is replayed whole: every line was treated in one way, and the sums are those of the file', async () => {
    const { sold, returned, unmatched, corrections, writtenOff } = end.figures;
    const kinds = [sold, returned, unmatched, corrections, writtenOff];
    expect(kinds.reduce((sum, { lines }) => sum + lines, 0)).toBe(541_909);
    // 9,747,747.934 in the file: four prices have more than two decimals
    const cents = kinds.reduce((sum, figure) => sum + figure.cents, 0);
    let inFile = 0;
    let sales = { lines: 0, cents: 0 };
    for await (const { document, quantity, price } of retailLines(path)) {
      inFile += quantity * price;
      if (!document.startsWith('C') && quantity > 0 && price > 0) sales = { lines: sales.lines + 1, cents: sales.cents + quantity * price };
    }
    expect(cents).toBe(inFile);
    expect(Math.abs(inFile / 100 - 9_747_747.934)).toBeLessThan(0.1);
    expect(sold.cents).toBe(sales.cents);
    expect(sales.lines).toBeGreaterThanOrEqual(530_104 - 4);
    expect(Math.abs(sold.cents / 100 - 10_666_684.544)).toBeLessThan(0.1);
  });

  it('and the database says the same', async () => {
    const { sold, returned } = end.figures;
    const invoices = await one(
      `SELECT SUM(IF(kind = 'I', total, 0)) sold, SUM(IF(kind = 'RI', total, 0)) returned, SUM(IF(kind = 'I', total, -total)) net, SUM(paid) paid
       FROM invoice WHERE tenant_id = :tenantId`,
    );
    expect([invoices.sold, invoices.returned]).toEqual([sold.cents, -returned.cents]);
    const items = await one('SELECT SUM(amount) amount, COUNT(*) n FROM invoice_item WHERE tenant_id = :tenantId');
    expect(items.amount).toBe(sold.cents - returned.cents);
    const lines = await one(`SELECT COUNT(*) n, SUM(quantity * rate) worth FROM order_line WHERE tenant_id = :tenantId`);
    expect([lines.n, lines.worth]).toEqual([sold.lines, sold.cents]);
    const payments = await one('SELECT SUM(amount) paid FROM invoice_payment WHERE tenant_id = :tenantId');
    expect(payments.paid).toBe(invoices.paid);
    const { body } = await app
      .as(tenant.manager)
      .post<{ list: SalesRow[] }>('/api/report/sales', { startDate: 0, endDate: Date.UTC(2012, 0, 1) });
    expect(body.list.reduce((sum, row) => sum + Math.round(row.sales * 100), 0)).toBe(invoices.net);
  });

  it('running it again changes nothing', async () => {
    const before = await one('SELECT COUNT(*) n, SUM(total) total FROM invoice WHERE tenant_id = :tenantId');
    expect(await replay()).toEqual(end);
    expect(await one('SELECT COUNT(*) n, SUM(total) total FROM invoice WHERE tenant_id = :tenantId')).toEqual(before);
  });
});
