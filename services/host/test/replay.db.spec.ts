import type { SalesRow, Statement } from '@depot/contracts/reports';
import { runInContext } from '@depot/node-context';
import type { TestApp } from '@depot/node-testing';
import { textOf } from '@depot/service-testing/printed-text';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet, type SheetData } from 'read-excel-file/node';
import { replay, replayOnlineRetail, type ReplayProgress } from '../src/replay/replay.js';
import { retailBooks } from './retail-consistency.js';
import { firstRetailLines, hasRetailFile, retailWord } from './retail-file.js';

/** Two weeks of trade with returns; `retail-file.spec.ts` reads the whole file, `lab/bench/replay.mjs` replays it. */
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
      sessionId: 'replay',
      id,
      role,
      displayName: name,
      tenantId: tenant.tenantId,
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
    app = await wholeProduct();
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

  describe('comes to the same', () => {
    const ever = { start: 0, end: Date.UTC(2012, 0, 1) };
    const cents = (dollars: unknown) => Math.round(Number(dollars ?? 0) * 100);
    const manager = () => app.as(tenant.manager);
    const sales = async () =>
      (
        await manager().post<{ list: SalesRow[] }>('/api/report/sales', { startDate: ever.start, endDate: ever.end })
      ).body.list.filter((row) => row.sales !== 0 || row.paid !== 0 || row.owed !== 0);
    const sumOf = (rows: readonly SalesRow[], field: 'sales' | 'paid' | 'owed') =>
      rows.reduce((sum, row) => sum + cents(row[field]), 0);
    /** The value above a title, and the sum of the values below it, both in cents. */
    const column = (rows: SheetData<number>, title: string) => {
      if (rows.length === 1) return [0, 0]; // a head alone has no sums
      const [sums, titles, ...body] = rows;
      const at = titles!.indexOf(title);
      expect([title, at >= 0]).toEqual([title, true]);
      return [cents(sums![at]), body.reduce((sum, row) => sum + cents(row[at]), 0)];
    };
    const workbook = async (path: string, body: object) => readSheet((await manager().post(path, body)).bytes);

    it('in reports, and in the files of the reports', async () => {
      const rows = await sales();
      const { net, paid } = await invoiced();
      expect(sumOf(rows, 'sales')).toBe(net);
      const file = await workbook('/api/document/sales/download', { startDate: ever.start, endDate: ever.end });
      expect(column(file, 'Sales')).toEqual([net, net]);
      expect(column(file, 'Paid')).toEqual(Array(2).fill(sumOf(rows, 'paid')));
      expect(column(file, 'Owed')).toEqual(Array(2).fill(sumOf(rows, 'owed')));
      expect(sumOf(rows, 'sales') - sumOf(rows, 'paid')).toBe(sumOf(rows, 'owed'));
      const listed = await workbook('/api/document/invoices/download', ever);
      expect(column(listed, 'Total')).toEqual([net, net]);
      expect(column(listed, 'Balance due')).toEqual(Array(2).fill(sumOf(rows, 'owed')));
      const ageing = await readSheet((await manager().get('/api/document/ageing/download')).bytes);
      expect(column(ageing, 'Owed')).toEqual(Array(2).fill(sumOf(rows, 'owed')));
      expect(paid).toBeGreaterThan(0);
    });

    it('in the workbook of orders, whose dates are dates', async () => {
      const rows = await workbook('/api/order/workbook', {});
      const { sold } = end.figures;
      expect(column(rows, 'Amount')).toEqual([sold.cents, sold.cents]);
      expect(column(rows, 'Order total')).toEqual([sold.cents, sold.cents]);
      expect(rows.length - 2).toBe(sold.lines);
      expect(rows[2]![rows[1]!.indexOf('Date')]).toBeInstanceOf(Date);
    });

    it('on the statements that are printed, and on their invoices', async () => {
      const [most] = (await sales()).toSorted((a, b) => b.sales - a.sales);
      const of = { userId: most!.userId, ...ever };
      const shown = await manager().post<{ obj: Statement }>('/api/report/statement', of);
      const { formattedBalance, tables } = shown.body.obj;
      const rows = await workbook('/api/document/statement-rows/download', of);
      expect(column(rows, 'Total')).toEqual(Array(2).fill(cents(most!.sales)));
      const paper = await textOf((await manager().post('/api/document/statement/download', of)).bytes);
      expect(paper).toContain(formattedBalance);
      for (const { formattedTotalAmount } of tables) expect(paper).toContain(formattedTotalAmount);
      const [first] = tables.flatMap(({ invoices }) => invoices);
      const { bytes } = await manager().post('/api/document/invoice/download', { invoiceIds: [first!.invoiceId] });
      expect(await textOf(bytes)).toContain(first!.formattedTotal);
    });
  });

  it('running it again changes nothing', async () => {
    const before = await invoiced();
    expect(await run()).toEqual(end);
    expect(await invoiced()).toEqual(before);
  });
});
