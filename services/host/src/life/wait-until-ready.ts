import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '@depot/node-config';

const retryMs = 100;
/** Milliseconds to wait for a response; a stalled request is sent again. */
const answerMs = 5_000;
const everywhere = ['0.0.0.0', '::'];

/** Waits until the process with these settings can serve. It has no timeout of its own: the caller has one. */
export async function waitUntilServing({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const host = everywhere.includes(HOST) ? '127.0.0.1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/health/ready`;
  const isReady = () =>
    fetch(url, { signal: AbortSignal.timeout(answerMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(retryMs);
}
