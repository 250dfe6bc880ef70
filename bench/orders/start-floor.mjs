import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The bare server in a process of its own, as Depot is; `stop` ends it. */
export async function startFloor(databaseUrl, { products, orders }) {
  const child = fork(new URL('./floor.mjs', import.meta.url), [databaseUrl, products, orders]);
  const failed = once(child, 'exit').then(() => {
    throw new Error('The floor ended while starting.');
  });
  const [port] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
