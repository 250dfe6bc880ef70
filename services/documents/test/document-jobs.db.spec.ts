import { randomInt } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import type { DocumentJobState } from '@depot/contracts/documents';
import { runInContext } from '@depot/node-context';
import { eventually, type TestApp, type TestClient } from '@depot/node-testing';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';

const async = { prefer: 'respond-async' };
const count = 300;

interface Files {
  read(jobId: number): AsyncIterable<Buffer>;
}

describe('documents in the background', () => {
  let app: TestApp;
  let trade: Trade;
  const invoiceIds = Array.from({ length: count }, (_, at) => `I${at + 1}`);

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    const { tenantId, manager, store } = trade.tenant;
    const session = {
      sessionId: 'x',
      id: manager.id,
      role: manager.role,
      tenantId,
      displayName: 'M',
      language: 'gb' as const,
    };
    const line = {
      orderItemId: 0,
      productId: trade.goods.No,
      description: 'Jar of olives',
      hasWeight: 'No' as const,
      weight: 0,
      rate: 125,
    };
    const past = invoiceIds.map((_, at) => ({
      orderId: at + 1,
      displayId: at + 1,
      storeId: store.id,
      invoiceDate: Date.UTC(2026, 2, 4, 15),
      isPaid: false,
      lines: [{ ...line, orderItemId: at + 1, quantity: 1 + randomInt(20) }],
    }));
    await runInContext({ session: { ...session, timezone: 'UTC', viewOnly: false } }, () =>
      app.db.transaction(() => app.app.get<BillingPort>(BILLING_PORT, { strict: false }).addPast(past)),
    );
  });
  afterAll(() => app.close());

  const start = async (client: TestClient, path: string, body: object) => {
    const answer = await client.post(path, body, async);
    return { ...answer, jobId: Number(answer.body.obj?.jobId) };
  };
  const look = async (client: TestClient, id: number) =>
    (await client.get<{ obj: DocumentJobState }>(`/api/document/job?id=${id}`)).body.obj;
  const until = async (client: TestClient, id: number, over: (state: DocumentJobState) => boolean) => {
    const seen: DocumentJobState[] = [];
    await eventually(async () => {
      const state = await look(client, id);
      seen.push(state);
      return state;
    }, over);
    return seen;
  };
  const isOver = ({ status }: DocumentJobState) => status !== 'WAITING' && status !== 'RUNNING';
  const print = () => start(trade.ops, '/api/document/invoice/download', { invoiceIds });

  it('300 invoices come in one file, with progress on the way', async () => {
    const { status, jobId, headers } = await print();
    expect([status, headers['preference-applied']]).toEqual([202, 'respond-async']);
    const seen = await until(trade.ops, jobId, isOver);
    expect(seen.at(-1)).toEqual({ status: 'DONE', done: count, total: count, leftOut: 0 });
    expect(new Set(seen.map(({ done }) => done)).size).toBeGreaterThan(3);
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
    const file = await trade.ops.get(`/api/document/job/file?id=${jobId}`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(file.headers['content-disposition']).toContain('invoices.pdf');
    expect((await PDFDocument.load(file.bytes)).getPageCount()).toBe(count);
  });

  it.each(['gb', 'cn'])(
    'a paper in the background is in the language of its reader, as one at once is (%s)',
    async (language) => {
      const reader = trade.ops.with({ 'accept-language': language });
      const body = { invoiceIds: ['I1', 'I2'] };
      const atOnce = await reader.post('/api/document/invoice/download', body);
      const { jobId } = await start(reader, '/api/document/invoice/download', body);
      expect((await until(reader, jobId, isOver)).at(-1)).toMatchObject({ status: 'DONE' });
      const built = await reader.get(`/api/document/job/file?id=${jobId}`);
      const titles = await Promise.all(
        [atOnce, built].map(async ({ bytes }) => (await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()),
      );
      const title = language === 'cn' ? '发票' : 'Invoices';
      expect(titles).toEqual([title, title]);
    },
  );

  it('a job is nobody’s but the asking user’s', async () => {
    const { jobId } = await start(trade.ops, '/api/document/invoice/download', { invoiceIds: ['I1'] });
    for (const client of [trade.manager, trade.admin, trade.store]) {
      expect((await client.get(`/api/document/job?id=${jobId}`)).status).toBe(404);
      expect((await client.get(`/api/document/job/file?id=${jobId}`)).status).toBe(404);
      expect((await client.delete(`/api/document/job?id=${jobId}`)).status).toBe(404);
    }
    expect((await until(trade.ops, jobId, isOver)).at(-1)).toMatchObject({ status: 'DONE' });
  });

  it('a cancelled one stops at its next part and leaves no file', async () => {
    const { jobId } = await print();
    await until(trade.ops, jobId, ({ done }) => done > 0);
    expect((await trade.ops.delete(`/api/document/job?id=${jobId}`)).status).toBe(200);
    const { status, done } = await look(trade.ops, jobId);
    expect(status).toBe('CANCELLED');
    expect(done).toBeLessThan(count);
    expect((await trade.ops.get(`/api/document/job/file?id=${jobId}`)).status).toBe(404);
    await settled();
    expect(await look(trade.ops, jobId)).toMatchObject({ status: 'CANCELLED', done });
  });

  it('one whose process has died is reported as failed, in the language of the reader', async () => {
    const { insertId } = await trade.inTenant(() =>
      app.db.execute(
        `INSERT INTO document_job (tenant_id, user_id, status, done, total, left_out, file_name, media_type, time, heard_at)
         VALUES (:tenantId, :user, 'RUNNING', 40, 300, 0, 'x', 'x', :then, :then)`,
        { user: trade.tenant.ops.id, then: Date.now() - 60_000 },
      ),
    );
    expect(await look(trade.ops, insertId)).toMatchObject({
      status: 'FAILED',
      done: 40,
      message: expect.stringContaining('interrupted'),
    });
    expect(await look(trade.ops.with({ 'accept-language': 'cn' }), insertId)).toMatchObject({
      message: expect.stringContaining('中断'),
    });
  });

  it('a refusal on the way is told', async () => {
    const { jobId } = await start(trade.ops, '/api/document/invoice/download', {
      invoiceIds: [...invoiceIds.slice(0, 60), 'I999999'],
    });
    expect((await until(trade.ops, jobId, isOver)).at(-1)).toMatchObject({ status: 'FAILED', message: 'Not found.' });
  });

  it('labels, orders and statements come in the same way', async () => {
    const qrCodes = Array.from({ length: 25 }, (_, at) => ({ qrValue: `U${at}`, qrText: 'Cheese' }));
    const labels = await start(trade.ops, '/api/document/qr-code/download', { qrCodes });
    const range = { start: 0, end: Date.now() };
    const own = await start(trade.store, '/api/document/statement/download', {
      userId: trade.tenant.store.id,
      ...range,
    });
    const placed = await trade.admin.post('/api/order', {
      orderItems: [{ productId: trade.goods.No, quantity: 1 }],
      storeId: trade.tenant.store.id,
    });
    const orderIds = [Number(placed.body.obj.orderId), 4_000_000];
    const sheets = await start(trade.ops, '/api/order/download', { orderIds });
    expect([labels.status, own.status, sheets.status]).toEqual([202, 202, 202]);
    expect((await until(trade.ops, labels.jobId, isOver)).at(-1)).toMatchObject({ status: 'DONE', total: 25 });
    expect((await until(trade.store, own.jobId, isOver)).at(-1)).toMatchObject({ status: 'DONE', total: 1 });
    expect((await until(trade.ops, sheets.jobId, isOver)).at(-1)).toMatchObject({
      status: 'DONE',
      total: 1,
      leftOut: 1,
    });
    expect((await start(trade.store, '/api/document/qr-code/download', { qrCodes })).status).toBe(403);
  });

  it('nobody gets more than five in the making by asking for many at once', async () => {
    const client = app.as(trade.tenant.admin);
    await look(client, 0);
    const many = await Promise.all(
      Array.from({ length: 14 }, () => start(client, '/api/document/invoice/download', { invoiceIds })),
    );
    const begun = many.filter(({ status }) => status === 202);
    expect([begun.length, many.filter(({ status }) => status === 429).length]).toEqual([5, 9]);
    await Promise.all(begun.map(({ jobId }) => client.delete(`/api/document/job?id=${jobId}`)));
  });

  it('nobody has more than five in the making, and old ones are forgotten', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, print));
    const rejected = await print();
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    for (const { jobId } of many) await trade.ops.delete(`/api/document/job?id=${jobId}`);
    await settled();
    await app.database.dataSource.query(age);
    const cleanup = provider<{ removeOld: () => Promise<void> }>('JobCleanup');
    await cleanup.removeOld();
    for (const table of ['document_job', 'document_job_file'])
      expect(await app.database.dataSource.query(`SELECT COUNT(*) n FROM ${table}`)).toEqual([{ n: 0 }]);
  });

  const removeOld = () => provider<{ removeOld: () => Promise<void> }>('JobCleanup').removeOld();
  const age = 'UPDATE document_job SET time = time - 3600001, heard_at = heard_at - 3600001';
  const jobs = () => app.database.dataSource.query<{ status: string }[]>('SELECT status FROM document_job');
  /** Does the work when a job is about to be done. */
  const beforeEnd = (work: () => Promise<unknown>) => {
    const service = provider<{ finish(id: number): Promise<boolean> }>('JobService');
    const finish = service.finish.bind(service);
    return jest.spyOn(service, 'finish').mockImplementation(async (id) => {
      await work();
      return finish(id);
    });
  };

  it('one that is still in the making is not forgotten, however long it takes', async () => {
    const ending = beforeEnd(async () => {
      await app.database.dataSource.query('UPDATE document_job SET time = time - 3600001');
      await app.db.outsideTransaction(removeOld);
    });
    const { jobId } = await print();
    await settled();
    ending.mockRestore();
    await removeOld(); // a finished document can be fetched for an hour
    expect(await jobs()).toEqual([{ status: 'DONE' }]);
    const { bytes } = await trade.ops.get(`/api/document/job/file?id=${jobId}`);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(count);
    await app.database.dataSource.query(age);
    await removeOld();
    expect(await jobs()).toEqual([]);
  });

  it('one whose process has died is forgotten like any other', async () => {
    await print();
    await settled();
    await app.database.dataSource.query(`UPDATE document_job SET status = 'RUNNING', heard_at = 0`);
    await app.database.dataSource.query(age);
    await removeOld();
    expect(await jobs()).toEqual([]);
  });

  it('a file that is forgotten while it is read breaks off, and does not pass for the whole', async () => {
    const { jobId } = await print();
    await settled();
    const files = provider<Files>('JobFileRepository');
    const sql = 'INSERT IGNORE INTO document_job_file VALUES (?, ?, ?, ?)';
    for (let position = 0; position < 40; position += 1)
      await app.database.dataSource.query(sql, [trade.tenant.tenantId, jobId, position, 'x']);
    const read = trade.inTenant(async () => {
      for await (const piece of files.read(jobId)) {
        expect(piece.length).toBeGreaterThan(0);
        await app.database.dataSource.query(age);
        await removeOld();
      }
    });
    await expect(read).rejects.toThrow('The file was removed while it was read.');
  });

  // The last one: nothing is made in this app any more.
  it('a process that ends waits for what it is making, which then says that it was interrupted', async () => {
    const { jobId } = await print();
    await until(trade.ops, jobId, ({ done }) => done > 0);
    await provider<{ onApplicationShutdown(): Promise<void> }>('JobRunner').onApplicationShutdown();
    const [job] = await app.database.dataSource.query<{ status: string; problem: string }[]>(
      `SELECT status, problem FROM document_job WHERE id = ${jobId}`,
    );
    expect(job).toMatchObject({ status: 'FAILED', problem: expect.stringContaining('interrupted') });
    expect(await look(trade.ops, jobId)).toMatchObject({ message: expect.stringContaining('interrupted') });
  });

  /** Waits until nothing is being made any more. */
  const settled = () => Promise.all([...provider<{ running: Set<Promise<void>> }>('JobRunner').running]);

  /** Gets a provider private to the documents module by its class name. */
  function provider<T>(wanted: string): T {
    for (const module of app.app.get(ModulesContainer).values())
      for (const { name, instance } of module.providers.values()) if (name === wanted) return instance as T;
    throw new Error(`There is no ${wanted}.`);
  }
});
