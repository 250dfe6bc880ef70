import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '../net/free-port.mjs';
import { stopAll } from '../process/stop.mjs';
import { RestartBackoff } from './restart-backoff.mjs';
import { serve } from './serve.mjs';

/** Takes the first question for its readiness without an answer, and answers the next ones. */
const silent = `
import { createServer } from 'node:http';
let asked = 0;
createServer((request, response) => {
  if (++asked > 1) response.end();
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

/** Stands for the services: tells who it is, and ends as it is told; its second life ends before it is ready. */
const services = `
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const lives = join(process.env.FOLDER, 'lives');
appendFileSync(lives, '.');
if (readFileSync(lives).length === 2) process.exit(1);
createServer((request, response) => {
  if (request.url === '/die') process.exit(1);
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`.replace('import', "import { join } from 'node:path';\nimport");

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-serve-'));
  writeFileSync(join(folder, 'services.mjs'), services);
  writeFileSync(join(folder, 'silent.mjs'), silent);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('services that end are started again until they stand, and are gone when everything is told to stop', async () => {
  const port = await freePort();
  const pauses = new RestartBackoff({ firstMs: 1, maxMs: 4 });
  const env = { ...process.env, FOLDER: folder };
  const url = `http://127.0.0.1:${port}`;
  await serve({ main: join(folder, 'services.mjs'), port, dataFolder: folder, env, pauses });
  const whoAnswers = () =>
    fetch(url).then(
      (response) => response.text(),
      () => undefined,
    );
  const first = await whoAnswers();
  await fetch(`${url}/die`).catch(() => undefined);
  let second;
  while (!second) second = await whoAnswers();
  expect(Number(second)).not.toBe(Number(first));
  await stopAll();
  expect(await whoAnswers()).toBeUndefined();
  expect(() => process.kill(Number(second), 0)).toThrow('ESRCH');
});

test('services that leave a question for their readiness alone are asked again', async () => {
  const timeout = AbortSignal.timeout;
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
  const port = await freePort();
  await serve({ main: join(folder, 'silent.mjs'), port, dataFolder: folder, env: process.env });
  spy.mockRestore();
  await stopAll();
});

test('the pauses grow to the longest one, and begin anew after a healthy life', () => {
  const pauses = new RestartBackoff({ firstMs: 1000, maxMs: 5000, healthyMs: 60_000 });
  expect([0, 10, 59_999, 0].map((lived) => pauses.next(lived))).toEqual([1000, 2000, 4000, 5000]);
  expect(pauses.next(60_000)).toBe(1000);
  expect(pauses.next(0)).toBe(2000);
});
