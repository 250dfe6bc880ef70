import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loopback, nameOf } from '../net/hosts.mjs';
import { onStop } from '../process/stop.mjs';
import { line } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { RestartBackoff } from './restart-backoff.mjs';
import { launchServices } from './services.mjs';

const main = join(root, 'services/host/dist/main.js');

/**
 * Starts the services, waits until they are ready, and from then on starts them again whenever they end by themselves,
 * with growing pauses.
 *
 * @param {object} settings
 * @param {number} settings.port
 * @param {string} [settings.host]
 * @param {string} settings.dataFolder
 * @param {NodeJS.ProcessEnv} settings.env
 * @param {string} [settings.main]
 * @param {RestartBackoff} [settings.pauses]
 * @returns {Promise<{ url: string }>}
 */
export async function serve({ main: script = main, host = loopback, pauses = new RestartBackoff(), ...rest }) {
  const launch = () => launchServices({ main: script, host, ...rest });
  const first = await launch();
  supervise(first, launch, pauses).catch((error) => line(`The services are no longer supervised: ${error.stack}`));
  return { url: `http://${nameOf(host)}:${rest.port}` };
}

/** Until everything is told to stop, which also ends a pause. */
async function supervise(first, launch, pauses) {
  const stopped = new AbortController();
  onStop(() => stopped.abort());
  for (let services = first; ;) {
    const since = Date.now();
    const how = await services.died;
    if (stopped.signal.aborted) return;
    const ms = pauses.next(Date.now() - since);
    line(`${how}\nThe services are started again in ${ms / 1000} s.`);
    await pause(ms, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (stopped.signal.aborted) return;
    services = await launch().catch((error) => ({ died: Promise.resolve(error.message) }));
  }
}
