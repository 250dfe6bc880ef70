import { crc32 } from 'node:zlib';
import type { Values } from './sql/compile.js';

/** Rows of `certified_lock` at most; two locks that share one wait for each other without need. */
const buckets = 65_536;
/** A locking read with SKIP LOCKED is certified by the rows that it writes. */
const locking = /\bFOR UPDATE\s*$/;
const firstTable = /\bFROM\s+(\w+)/;

/** Under which name a locking statement returns whose row it is, where that is not `id`. */
const identityNames: ReadonlyMap<string, string> = new Map([
  ['orders', 'orderId'],
  ['product_stock', 'productId'],
]);
/** Statements that answer no identity name it in their values. */
const givenIdentityNames: ReadonlyMap<string, string> = new Map([['user', 'userId']]);

/** Rows that a statement has locked, as keys of `certified_lock`; empty if it locks none. */
export function listLockedKeys(sql: string, values: Values, rows: readonly object[]): readonly number[] {
  if (rows.length === 0 || !locking.test(sql)) return [];
  const table = firstTable.exec(sql)?.[1] ?? '';
  const name = identityNames.get(table) ?? 'id';
  const ids = rows.map((row) => (row as Record<string, unknown>)[name]);
  if (ids.every((id) => id !== undefined)) return hashKeys(table, ids);
  const given = givenIdentityNames.get(table);
  return hashKeys(table, [given === undefined ? JSON.stringify(values) : values[given]]);
}

/** The keys of these rows of a table, each once and in order, so that two who lock never wait for each other. */
export function hashKeys(table: string, ids: readonly unknown[]): readonly number[] {
  const keys = new Set(ids.map((id) => crc32(`${table}:${String(id)}`) % buckets));
  return [...keys].sort((one, other) => one - other);
}

/**
 * Publishes a transaction's locks to the other nodes. Locks are local to a node; two nodes compare only the rows that
 * transactions write, so each transaction writes a row that stands for its lock.
 */
export const certify = 'INSERT INTO certified_lock (id, uses) VALUES :locks ON DUPLICATE KEY UPDATE uses = uses + 1';

/** The values of that statement. */
export const formatCertifiedKeys = (keys: readonly number[]): Values => ({ locks: keys.map((key) => [key, 1]) });
