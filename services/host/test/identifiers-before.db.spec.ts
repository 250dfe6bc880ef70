import { migrate, rollBack, sortMigrations } from '@depot/node-database';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { allMigrations } from '../src/host.js';
import type { Source } from './database-facts.js';
import { PopulatedDatabase } from './populated-database.js';

// Migrates a database with data from its first version.
jest.setTimeout(120_000);

const newer = sortMigrations(allMigrations).filter(({ name }) => name >= '202611281700');

/** Ids of rows of a table, as many as are needed. */
async function idsOf(source: Source, table: string, count: number): Promise<number[]> {
  const rows = await source.query<{ id: number }[]>(`SELECT id FROM ${table} ORDER BY id LIMIT ${count}`);
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}

describe('a database of a version that kept identifiers as they were entered', () => {
  let populated: PopulatedDatabase;
  beforeAll(async () => {
    populated = await PopulatedDatabase.make();
  });
  afterAll(() => populated.remove());

  it('has each in its one form afterwards, and nothing of it merged', async () => {
    await populated.onCopy(async (source) => {
      await rollBack(source, allMigrations, newer.length);
      const [first = 0, second = 0] = await idsOf(source, 'product', 2);
      const [piece = 0] = await idsOf(source, 'inventory_unit', 1);
      const [store = 0, other = 0] = await idsOf(source, 'user', 2);
      const set = (table: string, id: number, values: Record<string, string>) => {
        const fields = Object.keys(values).map((name) => `${name} = ?`);
        return source.query(`UPDATE ${table} SET ${fields.join(', ')} WHERE id = ?`, [...Object.values(values), id]);
      };
      await set('product', first, { gtin: '4006381333931', code: 'A-1', secondary_name: 'Twin' });
      await set('product', second, { gtin: '4\u00a0006381333931', code: "'Ａ-1", secondary_name: 'Twin\u200b' });
      await source.query(`INSERT INTO product_gtin (product_id, gtin, tenant_id, quantity)
        SELECT id, '42100005264', tenant_id, 1 FROM product WHERE id = ${second}
        UNION SELECT id, '042100005264', tenant_id, 2 FROM product WHERE id = ${second}`);
      await set('inventory_unit', piece, { lot: ' LOT\u200b 7', serial: 'S-１' });
      await set('user', store, { username: 'orders@clover.test', name: 'Clover\u200b' });
      await set('user', other, { username: 'mailto:orders@clover.test', name: '\u200b' });

      await migrate(source, allMigrations);
      const read = async (sql: string) => source.query<object[]>(sql);
      expect(
        await read(`SELECT gtin, code, secondary_name name FROM product WHERE id IN (${first}, ${second}) ORDER BY id`),
      ).toEqual([
        { gtin: '4006381333931', code: 'A-1', name: 'Twin' },
        { gtin: '4006381333931', code: 'A-1', name: 'Twin' },
      ]);
      const gtins = await read(`SELECT gtin FROM product_gtin WHERE product_id = ${second} ORDER BY gtin`);
      expect(gtins).toEqual([{ gtin: '042100005264' }, { gtin: '42100005264' }]);
      expect(await read(`SELECT lot, serial FROM inventory_unit WHERE id = ${piece}`)).toEqual([
        { lot: 'LOT7', serial: 'S-1' },
      ]);
      const users = await read(`SELECT username, name FROM user WHERE id IN (${store}, ${other}) ORDER BY id`);
      expect(users).toEqual([
        { username: 'orders@clover.test', name: 'Clover' },
        { username: 'mailto:orders@clover.test', name: '\u200b' },
      ]);
    });
  });
});
