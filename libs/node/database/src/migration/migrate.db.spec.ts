import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@depot/node-testing';
import { platformMigrations } from '../platform/migrations.js';
import { migrate, rollBack } from './migrate.js';
import type { Migration } from './migration.js';

const make = (name: string, table: string): Migration => ({ name, up: [`CREATE TABLE ${table} (id INT)`], down: [`DROP TABLE ${table}`] });
const bins = [make('202612010000-bins', 'bins'), make('202612030000-bins-more', 'bins_more')];
const carts = [make('202612020000-carts', 'carts')];
const lists = [platformMigrations, bins, carts];

describe('migrate', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('applies by date over all lists, once, also when several processes start together', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.dataSource, lists)));
    expect(applied.flat()).toEqual(['202612010000-bins', '202612020000-carts', '202612030000-bins-more']);
  });

  it('refuses a database that a newer version has changed', async () => {
    await expect(migrate(database.dataSource, [platformMigrations, bins])).rejects.toThrow(/newer schema.*202612020000-carts/);
  });

  it('takes the newest back', async () => {
    expect(await rollBack(database.dataSource, lists, 2)).toEqual(['202612030000-bins-more', '202612020000-carts']);
    expect(await migrate(database.dataSource, lists)).toEqual(['202612020000-carts', '202612030000-bins-more']);
  });

  it('refuses two migrations of one name', async () => {
    await expect(migrate(database.dataSource, [bins, bins])).rejects.toThrow('Two migrations');
  });
});
