import { platformMigrations } from '@depot/node-platform';
import { eventually, type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listServerProcesses } from '../connections/processes.js';
import { Busy } from '../failures.js';
import { retryWhileBusy } from './between-others.js';
import { migrate } from './migrate.js';
import type { Migration, MigrationStep } from './migration.js';
import { alterTable, changeRows, createTable } from './steps.js';
import { addColumn } from './table-changes.js';

const shelves: Migration = {
  name: '202701010000-shelves',
  up: [
    createTable('shelf', 'id INT NOT NULL PRIMARY KEY, pieces INT NOT NULL'),
    createTable('bin', 'id INT NOT NULL PRIMARY KEY, pieces INT NOT NULL'),
    changeRows('INSERT INTO shelf VALUES (1, 0), (2, 0)'),
    changeRows('INSERT INTO bin VALUES (1, 0)'),
  ],
  down: [],
};
const newer = (step: MigrationStep): Migration => ({ name: '202701020000-newer', up: [step], down: [] });
const widen = newer(alterTable('shelf', addColumn('width', 'INT NULL')));
const fill = newer(changeRows('UPDATE shelf SET pieces = pieces + 10'));

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await migrate(database.dataSource, [platformMigrations, [shelves]]);
});
afterEach(() => database.drop());

const everyone = () => database.db.unscoped('tables of this test have no tenant');
const upgrade = (migration: Migration) => migrate(database.dataSource, [platformMigrations, [shelves, migration]]);

/** A gate that callers wait at until it opens. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** Waits until the server has a statement like this one before it. */
async function underWay(statement: string): Promise<void> {
  await eventually(
    () => listServerProcesses((sql) => database.dataSource.query(sql)),
    (all) => all.some((one) => one.statement?.startsWith(statement)),
  );
}

test('a change of a table does not end those whom it has made a ring of', async () => {
  const [hasRead, hasLocked] = [gate(), gate()];
  const takeFromBin = () => everyone().execute('UPDATE bin SET pieces = pieces + 1 WHERE id = 1');
  const reader = database.db.transaction(async () => {
    await everyone().query('SELECT id FROM shelf');
    hasRead.open();
    await hasLocked.passed;
    await takeFromBin();
  });
  await hasRead.passed;
  const upgraded = upgrade(widen);
  await underWay('ALTER TABLE shelf');
  const locker = database.db.transaction(async () => {
    await takeFromBin();
    hasLocked.open();
    await everyone().query('SELECT id FROM shelf');
  });
  const ends = await Promise.allSettled([reader, locker, upgraded]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await everyone().query('SELECT pieces FROM bin')).toEqual([{ pieces: 2 }]);
});

test.each([
  ['a change of a table', widen, 'SELECT pieces FROM shelf WHERE id = 2', 'ALTER TABLE shelf'],
  ['a change of rows', fill, 'SELECT pieces FROM shelf WHERE id = 2 FOR UPDATE', 'UPDATE shelf'],
])('%s that somebody is in the way of lets everybody else pass', async (_, migration, held, statement) => {
  const [hasBegun, mayEnd] = [gate(), gate()];
  const holder = database.db.transaction(async () => {
    await everyone().query(held);
    hasBegun.open();
    await mayEnd.passed;
  });
  await hasBegun.passed;
  let isUpgraded = false;
  const upgraded = upgrade(migration).finally(() => (isUpgraded = true));
  try {
    for (let people = 0; people < 3; people += 1) {
      await underWay(statement);
      await everyone().execute('UPDATE shelf SET pieces = pieces + 1 WHERE id = 1');
      expect(isUpgraded).toBe(false);
    }
  } finally {
    mayEnd.open();
    await Promise.allSettled([holder, upgraded]);
  }
  expect(await upgraded).toEqual([migration.name]);
  const [first] = await everyone().query<{ pieces: number }>('SELECT pieces FROM shelf WHERE id = 1');
  expect(first?.pieces).toBe(migration === fill ? 13 : 3);
});

test('a step that somebody is always in the way of is given up in words', async () => {
  let tries = 0;
  const step = () => {
    tries += 1;
    return Promise.reject(new Busy('a lock'));
  };
  const given = retryWhileBusy(step, { backoffMs: 1, maxBackoffMs: 2, giveUpMs: 20 });
  await expect(given).rejects.toThrow('others have been using its table for 0.02 s');
  expect(tries).toBeGreaterThan(1);
});

test('a step that fails by itself is not tried again', async () => {
  await expect(retryWhileBusy(() => Promise.reject(new Error('no such column')))).rejects.toThrow('no such column');
});
