import { readLooks, type TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';

/** Numbers that are names or days, and are shown as they are. */
const plainNumbers = ['Order', 'Lead time (days)'];
const money = '$#,##0.00;[Red]-$#,##0.00';
/** Words in titles of columns of money. */
const moneyTitle = /amount|total$|paid|balance|price|rate$|value|sales|owed/i;
const ever = { start: 0, end: Date.UTC(2099, 0, 1) };

describe('exported workbooks', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    const { orderId } = await shippedOrder(trade, { jars: 2 });
    expect((await trade.ops.post('/api/invoice', { orderId })).status).toBe(201);
  });
  afterAll(() => app.close());

  const userId = () => trade.tenant.store.id;
  const exports: [string, () => Promise<{ status: number; bytes: Buffer }>][] = [
    ['orders', () => trade.manager.post('/api/order/workbook', {})],
    ['invoices', () => trade.manager.post('/api/document/invoices/download', ever)],
    ['sales', () => trade.manager.post('/api/document/sales/download', { startDate: ever.start, endDate: ever.end })],
    ['a statement', () => trade.manager.post('/api/document/statement-rows/download', { userId: userId(), ...ever })],
    ['ageing', () => trade.manager.get('/api/document/ageing/download')],
    ['categories', () => trade.manager.get('/api/document/category/download')],
    ['inventory', () => trade.manager.get('/api/document/inventory/download')],
    ['products', () => trade.manager.get('/api/product/export?format=xlsx')],
    ['stores', () => trade.manager.get('/api/user/export?format=xlsx')],
  ];

  it.each(exports)('%s: days, amounts and figures are shown as such, and titles fit', async (_name, download) => {
    const { status, bytes } = await download();
    expect(status).toBe(200);
    const [rows, { formats, widths }] = [await readSheet(bytes), await readLooks(bytes)];
    const head = rows.findIndex((row) => row.every((cell) => typeof cell === 'string'));
    const titles = (rows[head] ?? []).map(String);
    expect(rows.length).toBeGreaterThan(head + 1);
    const wrong = rows.slice(head + 1).flatMap((row, at) =>
      row.flatMap((cell, column) => {
        const title = titles[column] ?? '';
        const format = formats[head + 1 + at]?.[column];
        if (cell instanceof Date) return format === 'mm/dd/yyyy' ? [] : [`${title}: ${format}`];
        if (typeof cell !== 'number' || plainNumbers.includes(title)) return [];
        return (moneyTitle.test(title) ? format === money : format) ? [] : [`${title}: ${format}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(titles.filter((title, column) => (widths[column] ?? 0) < Math.min(title.length, 40))).toEqual([]);
  });
});
