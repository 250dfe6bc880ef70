/**
 * Runs a command beside a throwaway database server: `node tools/with-database.mjs <command> [arguments…]`.
 * The command finds the server in DEPOT_TEST_DATABASE_URL and may create databases there.
 * Where that variable is already set, that server is used and none is started. DEPOT_TEST_SERVER names another one to
 * start than the installed MariaDB: mysql-9.7 or mariadb-11.8.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { temporaryDatabase } from './database/temporary.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node tools/with-database.mjs <command> [arguments…]');
  process.exit(2);
}

let child;
let stopping;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = signal;
    child?.kill('SIGTERM');
  });
}

const given = process.env.DEPOT_TEST_DATABASE_URL;
const database = given ? undefined : await temporaryDatabase(process.env.DEPOT_TEST_SERVER);
try {
  process.exitCode = stopping ? 128 + constants.signals[stopping] : await run(given ?? database.url);
} finally {
  await database?.remove();
}

function run(url) {
  return new Promise((resolve) => {
    child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DEPOT_TEST_DATABASE_URL: url } });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
