import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

/** Resolves when the server lets the user in; gives up after 60 s with the last reason. */
export async function waitUntilReady({ port, user, password }, patienceMs = 60_000) {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port, user, password });
      await connection.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`MariaDB did not answer within ${patienceMs / 1000} s.`, { cause: error });
      await pause(50);
    }
  }
}
