import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * A baseline in a process of its own, as Depot is: a program that sends its port and ends when it is left alone. `stop`
 * ends it.
 */
export async function startBaseline(program, args) {
  const child = fork(program, args.map(String));
  const failed = once(child, 'exit').then(() => {
    throw new Error('The baseline ended while starting.');
  });
  const [port] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { pid: child.pid, url: `http://127.0.0.1:${port}`, stop };
}
