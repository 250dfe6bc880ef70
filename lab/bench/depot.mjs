import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { password } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';

/**
 * Makes a database of its own, where there is none yet, with the demo's accounts, and returns the environment of the
 * services in it. `checkout` is the folder of the version; this one by default.
 */
export async function prepareDepot(databaseUrl, folder, checkout = root) {
  const url = new URL(databaseUrl);
  url.pathname = '/depot';
  const connection = await createConnection(databaseUrl);
  await connection.query('CREATE DATABASE IF NOT EXISTS depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  await connection.end();
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    DEPOT_MODE: 'demo',
    DEPOT_SECRET: randomBytes(32).toString('base64'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    REMOTES_FOLDER: folder,
    NODE_ENV: 'production',
  };
  await mustRun([process.execPath, 'tools/start/prepare-product.mjs', '[]'], { cwd: checkout, env });
  return env;
}

/**
 * The built services alone, in a database that is prepared. `stop` ends them, `kill` leaves undone what they are at.
 */
export async function serveDepot(env, checkout = root) {
  const child = spawn(process.execPath, [join(checkout, 'services/host/dist/main.js')], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${env.PORT}`;
  for (let ready = false; !ready;) {
    if (child.exitCode !== null) throw new Error('The services ended while starting.');
    ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
  const end = (signal) => async () => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid, url: origin, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Both, with where their database is, and the secret that signs sessions. */
export async function startDepot(databaseUrl, folder, checkout = root) {
  const env = await prepareDepot(databaseUrl, folder, checkout);
  return { ...(await serveDepot(env, checkout)), databaseUrl: env.DATABASE_URL, secret: env.DEPOT_SECRET };
}

/** The headers of a demo account that has signed in. */
export async function accessOf(origin, username) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
