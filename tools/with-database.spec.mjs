import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { createConnection } from 'mysql2/promise';

// Starts database servers.
jest.setTimeout(120_000);

const script = join(import.meta.dirname, 'with-database.mjs');
const tell = 'console.log(process.env.DEPOT_TEST_DATABASE_URL)';

/** Runs Node code beside a database of its own, without the one that this test may run beside. */
function beside(code) {
  const { DEPOT_TEST_DATABASE_URL: _given, ...env } = process.env;
  return spawn(process.execPath, [script, process.execPath, '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLine(child) {
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

const answers = (url) =>
  createConnection(url).then(
    (connection) => connection.end().then(() => true),
    () => false,
  );

test('the command finds a server where it may create databases, and its exit code is passed on', async () => {
  const child = beside(`import('mysql2/promise').then(async ({ createConnection }) => {
    const connection = await createConnection(process.env.DEPOT_TEST_DATABASE_URL);
    await connection.query('CREATE DATABASE made_here');
    await connection.end();
    process.exit(7);
  })`);
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('the server is gone when the command is told to stop', async () => {
  const child = beside(`${tell}; setInterval(() => undefined, 1000)`);
  const url = await firstLine(child);
  expect(await answers(url)).toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(await answers(url)).toBe(false);
});
