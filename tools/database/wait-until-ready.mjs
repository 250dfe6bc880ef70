import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

const timeoutMs = 60_000;
const retryDelayMs = 50;

/** Resolves when the server accepts the user; rejects after a minute, or when `signal` aborts. */
export async function waitUntilReady({ port, user, password, signal }) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port, user, password });
      await connection.end();
      return;
    } catch (error) {
      if (signal.aborted || Date.now() > end)
        throw new Error(`no answer within ${timeoutMs / 1000} s`, { cause: error });
      await pause(retryDelayMs);
    }
  }
}
