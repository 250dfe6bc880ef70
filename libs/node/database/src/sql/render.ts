import { escape } from 'mysql2';
import type { Compiled, Values } from './compile.js';

/** Stands for the column's default in a row of VALUES. */
export const columnDefault = Symbol('DEFAULT');
/** Stands for the id that the statement before has generated, which may be on its way together with this one. */
export const lastInsertId: unique symbol = Symbol('LAST_INSERT_ID()');

/** Stores that id in a variable, which represents it until the next one is stored. */
export const keepGenerated = 'SET @just_generated = LAST_INSERT_ID()';
export const keptGenerated: unique symbol = Symbol('@just_generated');

/**
 * The database's time in epoch ms, in SQL. Times that one process writes and another compares (a lease, a heartbeat, a
 * due time) use it, so that a wrong clock of one machine does not affect the others.
 */
export const databaseTime = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)";

/** An empty list matches nothing in IN (…) and excludes nothing in NOT IN (…). */
const emptyList = 'SELECT NULL FROM DUAL WHERE FALSE';

/** The statement with its values in place, each escaped. */
export function render({ texts, names }: Compiled, values: Values): string {
  let sql = texts[0] ?? '';
  names.forEach((name, index) => {
    if (!(name in values)) throw new Error(`No value was given for the parameter :${name}.`);
    sql += formatLiteral(name, values[name]) + (texts[index + 1] ?? '');
  });
  return sql;
}

function formatLiteral(name: string, value: unknown): string {
  if (!Array.isArray(value)) return formatScalar(name, value);
  const items: readonly unknown[] = value;
  return items.length === 0 ? emptyList : items.map((item) => formatElement(name, item)).join(', ');
}

function formatElement(name: string, item: unknown): string {
  if (!Array.isArray(item)) return formatScalar(name, item);
  const fields: readonly unknown[] = item;
  return `(${fields.map((field) => formatScalar(name, field)).join(', ')})`;
}

function formatScalar(name: string, value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`The parameter :${name} is ${value}.`);
      return String(value);
    case 'boolean':
      return value ? '1' : '0';
    case 'string':
    case 'bigint':
      return escape(value);
    default:
      if (value === null) return 'NULL';
      if (value === columnDefault) return 'DEFAULT';
      if (value === lastInsertId) return 'LAST_INSERT_ID()';
      if (value === keptGenerated) return '@just_generated';
      if (Buffer.isBuffer(value)) return escape(value);
      throw new Error(`The parameter :${name} is of the kind ${typeof value}, which no column takes.`);
  }
}
