import { localTimeOf } from '@depot/contracts/time';
import { ActivityChain } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Papa from 'papaparse';

interface Page {
  list: { id: number; name: string; activity: string }[];
  total: number;
}

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

it('the exported log holds no formula, whatever people are called', async () => {
  const user = await trade.tenant.add('WAREHOUSE_OPS');
  await app.db.unscoped('a test calls somebody so').execute(`UPDATE user SET name = '=2+2' WHERE id = :id`, {
    id: user.id,
  });
  expect((await app.as(user).put('/api/preference', { language: 'gb' })).status).toBe(200);
  const { bytes } = await trade.admin.get('/api/admin/activity-log/download');
  const names = Papa.parse<string[]>(bytes.toString()).data.map((row) => row[4]);
  expect(names).toContain("'=2+2");
  expect(names).not.toContain('=2+2');
});

it('nobody is shown deleted lines, removed or not, and the one that tells of it stays with all that comes later', async () => {
  const page = async () => (await trade.admin.get<Page>('/api/admin/activity-log')).body;
  await trade.ops.put('/api/preference', { language: 'gb' }); // all lines of this user are cleared below
  const before = await page();
  expect(before.total).toBeGreaterThan(3);
  expect((await trade.admin.delete('/api/admin/activity-log')).status).toBe(200);
  await trade.manager.post('/api/brand', { name: 'Later' }); // signs in first, which is a line of its own

  const shown = async () => {
    const { list, total } = await page();
    const users = await trade.admin.get<Page>('/api/admin/activity-log/users');
    const file = await trade.admin.get('/api/admin/activity-log/download');
    const old = await trade.admin.get(`/api/admin/activity-log/changes?id=${before.list[0]?.id}`);
    return {
      total,
      newest: list[0]?.activity,
      lines: file.bytes.toString().trim().split('\r\n').length,
      users: users.body.list.length,
      old: old.status,
    };
  };
  const expected = { total: 3, newest: expect.stringContaining('Later'), lines: 4, users: 2, old: 404 };
  expect(await shown()).toEqual(expected);
  const chain = app.app.get(ActivityChain, { strict: false });
  await chain.removeCleared();
  expect(await shown()).toEqual(expected);
  const check = await trade.admin.get<{ obj: { broken: unknown } }>('/api/admin/activity-log/check');
  expect(check.body.obj.broken).toBeNull();
});
