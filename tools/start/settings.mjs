import { join, resolve } from 'node:path';
import { loopback } from '../net/hosts.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

/**
 * Settings in the environment. All other variables reach the services unchanged.
 *
 * @typedef {{ port: number; host: string; dataFolder: string; mode: 'demo' | 'production' }} Place
 *
 * @returns {Place & { databaseUrl: string | undefined; env: NodeJS.ProcessEnv }}
 */
export function readSettings(env) {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT must be a number from 1 to 65535; it is "${env.PORT}".`);
  const mode = env.DEPOT_MODE || 'demo';
  if (mode !== 'demo' && mode !== 'production')
    throw new Problem(`DEPOT_MODE must be demo or production; it is "${mode}".`);
  // The passwords of a demonstration are public.
  const host = env.HOST || (mode === 'demo' ? loopback : '0.0.0.0');
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl) checkDatabaseUrl(databaseUrl);
  return {
    port,
    host,
    mode,
    databaseUrl,
    env,
    dataFolder: env.DEPOT_DATA ? resolve(env.DEPOT_DATA) : join(root, '.data'),
  };
}

/** Which of several servers is used is the services' own; see docs/operations.md. */
function checkDatabaseUrl(text) {
  if (namesSeveralServers(text)) return;
  if (!isAddress(text))
    throw new Problem(
      'DATABASE_URL must look like mysql://user:password@host:3306/database. In a password @ is written as %40, ' +
        '/ as %2F, # as %23, ? as %3F and % as %25.',
    );
}

function isAddress(text) {
  try {
    decodeURIComponent(text); // throws where a % stands for itself
    const { protocol, pathname, hash } = new URL(text);
    return ['mysql:', 'mariadb:'].includes(protocol) && /^\/[^/@:]+$/.test(pathname) && hash === '';
  } catch {
    return false;
  }
}

/** Servers with the same data, parted by commas. */
export const namesSeveralServers = (text) =>
  /^(mysql|mariadb):\/\/([^@/]*@)?[^@/?]*,|,\s*(mysql|mariadb):\/\//.test(text);
