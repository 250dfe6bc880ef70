import { platformMigrations } from '@depot/node-platform';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, rollBack } from './migrate.js';
import type { Migration, MigrationStep } from './migration.js';
import { changeRows, changeRowsBy, createTable, dropTable } from './steps.js';

const make = (name: string, table: string): Migration => ({
  name,
  up: [createTable(table, 'id INT')],
  down: [dropTable(table)],
});
const bins = [make('202611220000-bins', 'bins'), make('202612030000-bins-more', 'bins_more')];
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
    expect(applied.flat()).toEqual(['202611220000-bins', '202612020000-carts', '202612030000-bins-more']);
  });

  it('waits for nobody where nothing is to be done, however long a backup holds the schema as it is', async () => {
    const backup = database.dataSource.createQueryRunner();
    await backup.query(`SELECT GET_LOCK(CONCAT('depot.migrate.', DATABASE()), 0)`);
    try {
      expect(await migrate(database.dataSource, lists)).toEqual([]);
    } finally {
      await backup.query(`SELECT RELEASE_LOCK(CONCAT('depot.migrate.', DATABASE()))`);
      await backup.release();
    }
  });

  it('refuses a database that a newer version has changed', async () => {
    await expect(migrate(database.dataSource, [platformMigrations, bins])).rejects.toThrow(
      /newer schema.*202612020000-carts/,
    );
  });

  it('takes the newest back', async () => {
    expect(await rollBack(database.dataSource, lists, 2)).toEqual(['202612030000-bins-more', '202612020000-carts']);
    expect(await migrate(database.dataSource, lists)).toEqual(['202612020000-carts', '202612030000-bins-more']);
  });

  it('refuses two migrations of one name', async () => {
    await expect(migrate(database.dataSource, [bins, bins])).rejects.toThrow('Two migrations');
  });
});

describe('a step that fails', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterEach(async () => {
    await database.dataSource.query('DROP TABLE IF EXISTS shelf');
    await database.dataSource.query(`DELETE FROM schema_step WHERE migration LIKE '%-shelves'`);
    await database.dataSource.query(`DELETE FROM schema_history WHERE name LIKE '%-shelves'`);
  });
  afterAll(() => database.drop());

  const shelves = (...more: MigrationStep[]): Migration[][] => [
    [...platformMigrations],
    [
      {
        name: '202611220000-shelves',
        up: [createTable('shelf', 'id INT'), changeRows('INSERT INTO shelf VALUES (1), (2)'), ...more],
        down: [dropTable('shelf')],
      },
    ],
  ];
  const failing = changeRowsBy('half of the work', async (run) => {
    await run('UPDATE shelf SET id = id + 10');
    await run('UPDATE shelf SET nothing = 1');
  });
  const shelvesNow = () => database.dataSource.query<{ id: number }[]>('SELECT id FROM shelf ORDER BY id');

  it('changes no row, is told by its place, and is where the next start goes on', async () => {
    await expect(migrate(database.dataSource, shelves(failing))).rejects.toThrow(
      /202611220000-shelves failed at step 3 \(half of the work\): .*nothing.*The steps before it are kept/,
    );
    expect(await shelvesNow()).toEqual([{ id: 1 }, { id: 2 }]);
    const mended = changeRows('UPDATE shelf SET id = id + 10');
    expect(await migrate(database.dataSource, shelves(mended))).toEqual(['202611220000-shelves']);
    expect(await shelvesNow()).toEqual([{ id: 11 }, { id: 12 }]);
    const steps = await database.dataSource.query<object[]>(
      `SELECT step, changed_rows AS changedRows FROM schema_step
       WHERE migration = '202611220000-shelves' ORDER BY step`,
    );
    expect(steps).toEqual([
      { step: 1, changedRows: null },
      { step: 2, changedRows: 2 },
      { step: 3, changedRows: 2 },
    ]);
  });

  it('is not followed by another version of the steps that were made', async () => {
    await expect(migrate(database.dataSource, shelves(failing))).rejects.toThrow('failed at step 3');
    const [platform, [first]] = shelves(failing) as [Migration[], [Migration]];
    const other = { ...first, up: [createTable('shelf', 'id BIGINT'), ...first.up.slice(1)] };
    await expect(migrate(database.dataSource, [platform, [other]])).rejects.toThrow(
      /Step 1 of the migration 202611220000-shelves was run as another version of Depot has it/,
    );
  });

  it('is an unfinished migration to an older version, which does not know it', async () => {
    await expect(migrate(database.dataSource, shelves(failing))).rejects.toThrow('failed at step 3');
    await expect(migrate(database.dataSource, [platformMigrations])).rejects.toThrow(/newer schema.*shelves/);
  });

  it('and changes rows cannot change the schema, which would commit them', async () => {
    const creeping = changeRows('ALTER TABLE shelf ADD COLUMN width INT');
    await expect(migrate(database.dataSource, shelves(creeping))).rejects.toThrow('ALTER does not belong in a step');
  });
});
