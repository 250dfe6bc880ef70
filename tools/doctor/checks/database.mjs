import { randomBytes } from 'node:crypto';
import { databaseProblem } from '../../start/database.mjs';
import { advice, bad, good } from '../environment.mjs';

const oldestMariadb = [10, 6];
const slowMs = 20;
const driftMs = 2000;
const timeoutMs = 5000;
/** Seconds that a query waits at most for a table lock. */
const lockSeconds = 10;
const whereToLook =
  'Look whether its server runs, and at DATABASE_URL. Processes of the services wait a minute for it when they start.';

/** Runs work on a database; of several servers on the first healthy one. */
export async function onDatabase({ env }, work) {
  if (!env.DATABASE_URL)
    throw new Error('No product runs here and DATABASE_URL is not set: start it, or name its database.');
  const { chooseServer } = await import('@depot/node-database');
  const url = await chooseServer(env.DATABASE_URL);
  return connectedTo(url, work, (error) => databaseProblem(url, error, whereToLook));
}

/**
 * Runs work with a query function on a separate connection; `problemOf` maps a failed connection to the error to throw.
 */
export async function connectedTo(url, work, problemOf = (error) => error) {
  const { createConnection } = await import('mysql2/promise');
  const { parseDatabaseConnection } = await import('@depot/node-config');
  const settings = { ...parseDatabaseConnection(url), connectTimeout: timeoutMs };
  const connection = await createConnection(settings).catch((error) => {
    throw problemOf(error);
  });
  try {
    await connection.query(`SET SESSION lock_wait_timeout = ${lockSeconds}`);
    return await work(async (sql) => (await connection.query(sql))[0]);
  } finally {
    await connection.end();
  }
}

/** It answers, soon, and is new enough. */
export function database(subject) {
  return onDatabase(subject, async (query) => {
    const [{ version }] = await query('SELECT VERSION() AS version');
    const took = await quickestAnswer(query);
    const [major, minor] = version.split('.').map(Number);
    const isOld = version.includes('MariaDB')
      ? major < oldestMariadb[0] || (major === oldestMariadb[0] && minor < oldestMariadb[1])
      : major < 8;
    if (isOld) return bad(`${version} is too old: MySQL 8 or MariaDB ${oldestMariadb.join('.')} is needed.`);
    const said = `${version} answers in ${took.toFixed(1)} ms`;
    return took > slowMs ? advice(`${said}; every request asks it several times: bring it nearer.`) : good(said);
  });
}

/** Latency in ms: the fastest of several answers, which is least affected by other load. */
async function quickestAnswer(query) {
  const times = [];
  while (times.length < 20) {
    const begin = performance.now();
    await query('SELECT 1');
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
}

/** Times in the database and in the services must mean the same. */
export function clock(subject) {
  return onDatabase(subject, async (query) => {
    const [{ now }] = await query('SELECT CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED) AS now');
    const drift = Math.abs(Date.now() - Number(now));
    return drift > driftMs
      ? bad(`this machine and the database differ by ${(drift / 1000).toFixed(1)} s: synchronise both (NTP).`)
      : good(`${drift} ms from the database's`);
  });
}

/** Neither behind this version nor ahead of it. */
export function schema(subject) {
  return onDatabase(subject, async (query) => {
    const { allMigrations } = await import('@depot/service-host');
    const known = allMigrations.flat().map(({ name }) => name);
    const tables = await query("SHOW TABLES LIKE 'schema_history'");
    const applied = tables.length > 0 ? (await query('SELECT name FROM schema_history')).map(({ name }) => name) : [];
    const newer = applied.filter((name) => !known.includes(name));
    if (newer.length > 0)
      return bad(`it is newer than this version of Depot (${newer.join(', ')}): install the newer version.`);
    const missing = known.filter((name) => !applied.includes(name));
    if (missing.length > 0)
      return bad(`${missing.length} migrations are due (${missing.join(', ')}): start this version, it applies them.`);
    return good(`all ${known.length} migrations are applied`);
  });
}

/**
 * Checks the databases for `npm run restore`: the account must be allowed to create them, and a killed restore has left
 * none.
 */
export function restoring(subject) {
  return onDatabase(subject, async (query) => {
    const [{ product }] = await query('SELECT DATABASE() AS product');
    // Beside the product's by its name, too: an account may be allowed just those.
    const name = `\`${product}_doctor_${randomBytes(3).toString('hex')}\``;
    try {
      await query(`CREATE DATABASE ${name}`);
      await query(`DROP DATABASE ${name}`);
    } catch (error) {
      return bad(`this account could not restore a backup (${error.message}): let it create and drop databases.`);
    }
    const left = await leftByRestore(query);
    return left.length > 0
      ? advice(
          `a restore that was killed has left what nobody uses (${left.join(', ')}); unless one runs now, remove it: ` +
            left.map((database) => `DROP DATABASE \`${database}\`;`).join(' '),
        )
      : good('this account may make a database to restore into');
  });
}

/** Databases left by a restore: the one that it loads, and the previous one; it drops both at its end. */
async function leftByRestore(query) {
  const found = await query(
    `SELECT schema_name AS name FROM information_schema.schemata
     WHERE schema_name IN (CONCAT(DATABASE(), '_restored'), CONCAT(DATABASE(), '_replaced')) ORDER BY name`,
  );
  return found.map(({ name }) => name);
}

/** Ledger, stock, bookings and the activity log agree. */
export async function consistency({ env, isDemo }) {
  const [{ checkConsistency }, { loadConfig }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-config'),
  ]);
  const config = loadConfig({ DEPOT_MODE: isDemo ? 'demo' : 'production', ...env, MODULES: undefined });
  const problems = await checkConsistency(config);
  return problems.length > 0 ? bad(problems.join(' ')) : good('stock, bookings and the activity log agree');
}
