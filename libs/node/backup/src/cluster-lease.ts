import { type LeaseTimes, takeLease } from '@depot/node-database';
import type { Connection } from 'mysql2';
import { queryRows, withConnection } from './connection.js';

/**
 * Does the work while no other node of a cluster migrates; this node does not see their locks. On a single server it
 * starts at once, since the server's own lock suffices.
 */
export function runUnlessMigrating<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection(url, async (connection) => {
    const [wsrep] = await queryRows<{ Value: string }>(connection, `SHOW VARIABLES LIKE 'wsrep_on'`);
    return wsrep?.Value === 'ON' ? withLease(connection, work) : work();
  });
}

/** Does the work while this connection has the lease by which one process at a time migrates. */
export async function withLease<T>(connection: Connection, work: () => Promise<T>, times?: LeaseTimes): Promise<T> {
  const own = {
    query: async (sql: string, values?: unknown[]) => (await connection.promise().query(sql, values))[0],
    release: () => Promise.resolve(),
  };
  const giveBack = await takeLease({ createQueryRunner: () => own }, times);
  try {
    return await work();
  } finally {
    await giveBack();
  }
}
