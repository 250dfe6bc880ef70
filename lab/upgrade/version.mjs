import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endingWithUs, mustRun } from '../../tools/process/run-command.mjs';
import { onStop } from '../../tools/process/stop.mjs';
import { Problem } from '../../tools/say/say.mjs';

const secret = 'uP9s0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
/** Longer than nginx passes a process over that it could not reach. */
const drainSeconds = '3';

/**
 * One version of the product in a folder, with its processes and its programs on one database; `more` is for the
 * environment of all of them.
 */
export class Version {
  constructor(name, folder, databaseUrl, more = {}) {
    Object.assign(this, { name, folder });
    const { PATH, HOME } = process.env;
    this.env = {
      PATH,
      HOME,
      CI: 'true',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DEPOT_SECRET: secret,
      DEPOT_MODE: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://depot.test',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: drainSeconds,
      ...more,
    };
  }

  /** Runs one of its programs to its end; throws where it fails. */
  run(args, more = {}) {
    return mustRun([process.execPath, ...args], { cwd: this.folder, env: { ...this.env, ...more } });
  }

  /** A process of its services that is ready; `more` is for its environment alone. */
  async serve(port, more = {}) {
    const [command, args] = endingWithUs(process.execPath, [join(this.folder, 'services/host/dist/main.js')]);
    const env = { ...this.env, ...more, PORT: String(port) };
    const child = spawn(command, args, { cwd: this.folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const stop = () => end(child);
    const forget = onStop(stop);
    child.once('exit', forget);
    for (;;) {
      const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return { stop };
      if (child.exitCode !== null) throw new Problem(`A process of ${this.name} ended with ${child.exitCode}.`);
      await pause(50);
    }
  }
}

/** Stops it like its supervisor: pending requests are answered. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Ledger, stock, bookings and the activity log of the database that this version works on. */
export async function assertConsistent({ env }) {
  const [{ checkConsistency }, { loadConfig }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-config'),
  ]);
  const problems = await checkConsistency(loadConfig(env));
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
