import { randomBytes } from 'node:crypto';
import { Db, type Migration, openDataSource } from '@depot/node-database';
import { platformMigrations } from '@depot/node-platform';
import type { DataSource } from 'typeorm';
import { databaseUrl, onServer } from './server.js';
import { getTemplate } from './template.js';

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  db: Db;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** A fresh, migrated database. The platform's tables are always there. Entities must have been imported before. */
export async function testDatabase(lists: readonly (readonly Migration[])[] = [], pool = 20): Promise<TestDatabase> {
  const template = await getTemplate([platformMigrations, ...lists]);
  const name = `depot_test_${randomBytes(6).toString('hex')}`;
  await onServer(async (connection) => {
    await connection.query(`CREATE DATABASE \`${name}\``);
    await connection.changeUser({ database: name });
    await connection.query('SET foreign_key_checks = 0');
    for (const create of template.creates) await connection.query(create);
    for (const table of template.filled)
      await connection.query(`INSERT INTO \`${table}\` SELECT * FROM \`${template.name}\`.\`${table}\``);
  });
  const dataSource = await openDataSource({ DATABASE_URL: databaseUrl(name), DATABASE_POOL: pool });
  return {
    url: databaseUrl(name),
    dataSource,
    db: new Db(dataSource),
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer((connection) => connection.query(`DROP DATABASE IF EXISTS \`${name}\``));
    },
  };
}
