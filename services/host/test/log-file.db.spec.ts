import { localTimeOf } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { openTrade, type Trade } from './trade.js';
import { wholeProduct } from './whole-product.js';

let app: TestApp;
let trade: Trade;

beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
});
afterAll(() => app.close());

it('the exported log has the local time of the warehouse beside UTC, in the words of the reader', async () => {
  const rowsIn = async (language: string) => {
    const { bytes } = await trade.admin.get('/api/admin/activity-log/download', { 'accept-language': language });
    return Papa.parse<string[]>(bytes.toString().replace('\uFEFF', '').trim()).data;
  };
  const [titles, ...rows] = await rowsIn('gb');
  expect(titles?.slice(1, 3)).toEqual(['Time (UTC)', 'Local time']);
  expect((await rowsIn('cn'))[0]?.slice(1, 3)).toEqual(['时间（UTC）', '当地时间']);
  const dated = rows.filter(([, , local]) => local !== '');
  expect(dated.length).toBeGreaterThan(0);
  for (const [, utc = '', local] of dated)
    expect(local).toBe(localTimeOf(Date.parse(utc), 'America/New_York').replace('T', ' '));
});
