import { createHash } from 'node:crypto';
import { migrate, type Migration } from '@depot/node-database';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { databaseUrl, onServer } from './server.js';

type Lists = readonly (readonly Migration[])[];

/** CREATE TABLE statements of a schema, made once by its migrations, and the rows that those inserted. */
export interface Template {
  name: string;
  creates: readonly string[];
  filled: readonly string[];
}

const known = new Map<string, Promise<Template>>();

/** The migrated schema for these lists; migrated once for all test processes, told apart by the migrations' text. */
export function getTemplate(lists: Lists): Promise<Template> {
  const text = lists.flat().map(({ name, up }) => [name, ...up.map((step) => step.text)]);
  const name = `depot_template_${createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)}`;
  let template = known.get(name);
  if (!template) {
    template = prepare(name, lists);
    known.set(name, template);
  }
  return template;
}

async function prepare(name: string, lists: Lists): Promise<Template> {
  await onServer((connection) => connection.query(`CREATE DATABASE IF NOT EXISTS \`${name}\``));
  const dataSource = await new DataSource({ type: 'mysql', url: databaseUrl(name), poolSize: 2 }).initialize();
  try {
    // Waits for a parallel test process that is at it, and finds nothing left to do.
    await migrate(dataSource, lists);
  } finally {
    await dataSource.destroy();
  }
  return onServer((connection) => read(connection, name));
}

async function read(connection: Connection, name: string): Promise<Template> {
  const [tables] = await connection.query<(RowDataPacket & { name: string })[]>(
    `SELECT table_name name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'`,
    [name],
  );
  const creates: string[] = [];
  const filled: string[] = [];
  for (const table of tables) {
    const [[shown]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE \`${name}\`.\`${table.name}\``);
    creates.push(String(shown?.['Create Table']));
    const [rows] = await connection.query<RowDataPacket[]>(`SELECT 1 FROM \`${name}\`.\`${table.name}\` LIMIT 1`);
    if (rows.length > 0) filled.push(table.name);
  }
  return { name, creates, filled };
}
