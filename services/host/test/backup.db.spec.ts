import { mkdir, mkdtemp, readdir, rm, statfs, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { backUp, restore } from '@depot/node-backup';
import { openDataSource } from '@depot/node-database';
import { onServer, type TestApp, testConfig } from '@depot/node-testing';
import { openTrade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkConsistency } from '../src/consistency.js';
import { backUpDaily } from '../src/daily-backup.js';
import { workedDay } from './worked-day.js';

// Saves and restores a whole database.
jest.setTimeout(180_000);

describe('a backup of the whole product', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depot-whole-'));
    app = await wholeProduct();
  });
  afterAll(async () => {
    await app.database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const tamper = async (sql: string) => {
    const dataSource = await openDataSource(testConfig(app.database.url));
    await dataSource.query(sql);
    await dataSource.destroy();
  };

  it('is taken while people work, and brings a destroyed database back with books that agree', async () => {
    const trade = await openTrade(app);
    await workedDay(trade);
    const file = join(folder, 'worked-day.sql.gz');
    const order = () => trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }] });
    const [{ summary }, ...placed] = await Promise.all([
      backUp(app.database.url, file),
      ...Array.from({ length: 20 }, order),
    ]);
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    expect(summary.counts).toMatchObject({ tenant: 1, order_return: 1, order_template: 1 });

    await app.app.close();
    const { pathname } = new URL(app.database.url);
    await onServer((connection) => connection.query(`DROP DATABASE \`${pathname.slice(1)}\``));
    let books: string[] | undefined;
    await restore(app.database.url, file, {
      prove: async (copy) => void (books = await checkConsistency(testConfig(copy))),
    });
    expect(books).toEqual([]);
    expect(await checkConsistency(testConfig(app.database.url))).toEqual([]);
  });

  it('is made once a day', async () => {
    const daily = join(folder, 'daily');
    const morning = Date.UTC(2026, 10, 20, 6);
    await backUpDaily(app.database.url, daily, morning);
    await backUpDaily(app.database.url, daily, morning + 23 * 3_600_000);
    expect(await readdir(daily)).toEqual(['depot-20261120-060000.sql.gz']);
    await backUpDaily(app.database.url, daily, morning + 24 * 3_600_000);
    expect(await readdir(daily)).toHaveLength(2);
    const third = morning + 48 * 3_600_000;
    await Promise.all([1, 2].map(() => backUpDaily(app.database.url, daily, third)));
    expect(await readdir(daily)).toHaveLength(3);
  });

  it('is made also where a wrong clock has left one of a time that has not come', async () => {
    const daily = join(folder, 'wrong-clock');
    await mkdir(daily);
    await writeFile(join(daily, 'depot-20990101-000000.sql.gz'), '');
    await backUpDaily(app.database.url, daily, Date.UTC(2026, 10, 20, 6));
    expect(await readdir(daily)).toContain('depot-20261120-060000.sql.gz');
  });

  it('is not begun where one as large as the last has no room: it would fill the disk, and again a minute later', async () => {
    const daily = join(folder, 'no-room');
    await mkdir(daily);
    const [last, begun] = [join(daily, 'depot-20261119-000000.sql.gz'), () => readdir(daily)];
    await writeFile(last, '');
    const { bavail, bsize } = await statfs(daily);
    await truncate(last, bavail * bsize);
    const morning = Date.UTC(2026, 10, 20, 6);
    await expect(backUpDaily(app.database.url, daily, morning)).rejects.toThrow(`no room for a backup in ${daily}`);
    expect(await begun()).toEqual([basename(last)]);
    await truncate(last, 1_000_000);
    await backUpDaily(app.database.url, daily, morning);
    expect(await begun()).toHaveLength(2);
  });

  it('is left to the process that makes it, unless that was killed', async () => {
    const daily = join(folder, 'shared');
    const morning = Date.UTC(2026, 10, 20, 6);
    await mkdir(daily);
    const other = join(daily, 'depot-20261120-055959.sql.gz.unfinished');
    await writeFile(other, 'as much as there was time for');
    await backUpDaily(app.database.url, daily, morning);
    expect(await readdir(daily)).toEqual([basename(other)]);
    await utimes(other, 0, 0);
    await backUpDaily(app.database.url, daily, morning);
    expect(await readdir(daily)).toEqual(['depot-20261120-060000.sql.gz']);
  });

  it('tells which books do not agree', async () => {
    await tamper('UPDATE product_stock SET quantity = quantity + 1 LIMIT 1');
    await tamper(`UPDATE activity_log SET text_gb = 'Nothing' WHERE seal_no = 2`);
    expect(await checkConsistency(testConfig(app.database.url))).toEqual([
      expect.stringContaining('the figures of 1 products disagree'),
      'The activity log has been altered: no. 2 was changed after it was written.',
    ]);
  });
});
