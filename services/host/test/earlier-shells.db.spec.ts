import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@depot/node-testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ServiceProcess } from './service-process.js';
import { wholeProduct } from './whole-product.js';

let app: TestApp;
let folder: string;
let running: ServiceProcess[] = [];
beforeAll(async () => {
  app = await wholeProduct();
  folder = await mkdtemp(join(tmpdir(), 'depot-shells-'));
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.kill()));
  running = [];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** A process that serves a shell whose lazy part is of that name. */
async function serve(name: string, part: string): Promise<ServiceProcess> {
  const shell = join(folder, name);
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), `<!doctype html><html><head><title>${name}</title></head></html>`);
  await writeFile(join(shell, part), `the part of ${name}`);
  const started = await ServiceProcess.start(app.database.url, { SHELL_FOLDER: shell });
  running.push(started);
  return started;
}
const answerOf = async ({ origin }: ServiceProcess, path: string) => {
  const answer = await fetch(`${origin}/${path}`);
  return [answer.status, await answer.text()];
};

test('while one shell takes the place of another, tabs with either find their parts with every process', async () => {
  const old = await serve('old', 'part.0123456789ab.js');
  const next = await serve('next', 'part.ba9876543210.js');
  for (const each of [old, next]) {
    expect(await answerOf(each, 'part.0123456789ab.js')).toEqual([200, 'the part of old']);
    expect(await answerOf(each, 'part.ba9876543210.js')).toEqual([200, 'the part of next']);
    expect((await answerOf(each, 'part.ffffffffffff.js'))[0]).toBe(404);
  }
  expect((await answerOf(next, 'in/order'))[1]).toContain('<title>next</title>');
});
