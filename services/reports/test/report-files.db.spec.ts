import type { DocumentJobState } from '@depot/contracts/documents';
import { eventually, type TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const march = Date.UTC(2026, 2, 4, 15);
const range = { start: march, end: march + 86_400_000 };

describe('files of reports', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    const names = ['=cmd|calc', 'Alpha, "Foods"', '王记'];
    for (const name of names) {
      const { id } = await trade.addStore();
      await app.database.dataSource.query('UPDATE user SET name = ? WHERE id = ?', [name, id]);
      await billed(trade, [{ storeId: id, invoiceDate: march, quantity: 3, rate: 125 }]);
    }
  });
  afterAll(() => app.close());

  it('come as CSV with numbers as numbers and no formula', async () => {
    const body = { startDate: range.start, endDate: range.end };
    const answer = await trade.manager.post<string>('/api/document/sales/download?format=csv', body);
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.bytes.toString().split('\r\n');
    expect(lines).toContain("'=cmd|calc,3.75,0,3.75");
    expect(lines).toContain('"Alpha, ""Foods""",3.75,0,3.75');
    expect(lines).toContain('王记,3.75,0,3.75');
    expect((await trade.manager.post('/api/document/sales/download?format=pdf', body)).status).toBe(400);
  });

  it('there is one of every report, in both kinds', async () => {
    const usage = { storeIds: [trade.tenant.store.id], productIds: [trade.goods.No], start: 0, end: Date.now() };
    for (const format of ['xlsx', 'csv']) {
      const files = [
        await trade.manager.get(`/api/document/ageing/download?format=${format}`),
        await trade.manager.get(`/api/document/category/download?format=${format}`),
        await trade.manager.post(`/api/document/product-usage/download?format=${format}`, usage),
        await trade.manager.post(`/api/document/sales/download?format=${format}`, {
          startDate: 0,
          endDate: Date.now(),
        }),
        await trade.manager.post(`/api/document/invoices/download?format=${format}`, range),
        await trade.manager.post(`/api/document/statement-rows/download?format=${format}`, {
          userId: trade.tenant.store.id,
          ...range,
        }),
      ];
      for (const { status, headers, bytes } of files) {
        expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(`.${format}`)]);
        expect(bytes.subarray(0, 2).toString('latin1')).toBe(format === 'xlsx' ? 'PK' : 'ï»');
      }
    }
    expect((await trade.store.get('/api/document/ageing/download')).status).toBe(403);
  });

  it('invoices and statements come as rows that sum to the report; a store gets its own', async () => {
    const own = trade.tenant.store.id;
    await billed(trade, [
      { storeId: own, invoiceDate: march, quantity: 4, rate: 250 },
      { storeId: own, invoiceDate: march + 1, quantity: 1, rate: 250, isCredit: true },
    ]);
    const cells = async (path: string, body: object, client = trade.manager) => {
      const { bytes } = await client.post(`/api/document/${path}/download?format=csv`, body);
      return bytes
        .toString()
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(','));
    };
    const listed = await cells('invoices', { userId: own, ...range });
    expect(listed.map((row) => row.slice(4))).toEqual([
      ['Unpaid', '-2.5', '0', '-2.5'],
      ['Unpaid', '10', '0', '10'],
    ]);
    expect(listed[0]?.[3]).toMatch(/^Return #\d+$/);
    const statement = await cells('statement-rows', { userId: own, ...range });
    expect(statement.map(([id, date, ...amounts]) => [id?.replace(/\d+/, ''), date, ...amounts])).toEqual([
      ['I', '2026-03-04', '10', '0', '10'],
      ['RI', '2026-03-04', '-2.5', '0', '-2.5'],
    ]);
    const other = (await trade.addStore()).id;
    expect(await cells('invoices', { userId: other, ...range }, trade.store)).toHaveLength(2);
    expect((await trade.store.post('/api/document/statement-rows/download', { userId: other, ...range })).status).toBe(
      404,
    );
  });

  it('statements of all stores of a period come zipped, with progress', async () => {
    const started = await trade.manager.post('/api/document/statements/download', range, { prefer: 'respond-async' });
    expect(started.status).toBe(202);
    const jobId = Number(started.body.obj.jobId);
    const look = async () =>
      (await trade.manager.get<{ obj: DocumentJobState }>(`/api/document/job?id=${jobId}`)).body.obj;
    const state = await eventually(look, ({ status }) => status !== 'WAITING' && status !== 'RUNNING');
    expect(state).toMatchObject({ status: 'DONE', done: 4, total: 4 });
    const { bytes, headers } = await trade.manager.get(`/api/document/job/file?id=${jobId}`);
    expect(headers).toMatchObject({ 'content-type': 'application/zip' });
    const text = bytes.toString('utf8');
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const name of ['=cmd_calc (', 'Alpha, _Foods_ (', '王记 (']) expect(text).toContain(name);
    expect(bytes.toString('latin1').match(/%PDF-/g)).toHaveLength(4);
    expect((await trade.manager.post('/api/document/statements/download', { start: 0, end: 1 })).status).toBe(404);
    expect((await trade.store.post('/api/document/statements/download', range)).status).toBe(403);
  });
});
