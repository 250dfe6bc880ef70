import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
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

/** A folder with a shell whose lazy part is of that name. */
async function shellOf(name: string, part: string): Promise<string> {
  const shell = join(folder, name);
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), `<!doctype html><html><head><title>${name}</title></head></html>`);
  await writeFile(join(shell, part), `the part of ${name}`);
  return shell;
}

async function serve(shell: string): Promise<ServiceProcess> {
  const started = await ServiceProcess.start(app.database.url, { SHELL_FOLDER: shell });
  running.push(started);
  return started;
}

const answerOf = async ({ origin }: ServiceProcess, path: string) => {
  const answer = await fetch(`${origin}/${path}`);
  return [answer.status, await answer.text()];
};

test('while one shell takes the place of another, tabs with either find their parts with every process', async () => {
  const old = await serve(await shellOf('old', 'part.0123456789ab.js'));
  const next = await serve(await shellOf('next', 'part.ba9876543210.js'));
  for (const each of [old, next]) {
    expect(await answerOf(each, 'part.0123456789ab.js')).toEqual([200, 'the part of old']);
    expect(await answerOf(each, 'part.ba9876543210.js')).toEqual([200, 'the part of next']);
    expect((await answerOf(each, 'part.ffffffffffff.js'))[0]).toBe(404);
  }
  expect((await answerOf(next, 'in/order'))[1]).toContain('<title>next</title>');
});

test('a shell is given to everybody, and taken back, by a link; tabs with either go on', async () => {
  const [one, two] = [await shellOf('one', 'part.111111111111.js'), await shellOf('two', 'part.222222222222.js')];
  const link = join(folder, 'live');
  const promote = async (shell: string) => {
    await symlink(shell, `${link}.next`);
    await rename(`${link}.next`, link);
  };
  await promote(one);
  const product = await serve(link);
  const titleOf = async () => /<title>(.*)<\/title>/.exec(String((await answerOf(product, 'in/order'))[1]))?.[1];
  for (const [shell, title] of [
    [one, 'one'],
    [two, 'two'],
    [one, 'one'],
  ] as const) {
    await promote(shell);
    expect(await titleOf()).toBe(title);
    expect(await answerOf(product, 'part.111111111111.js')).toEqual([200, 'the part of one']);
  }
  // Somebody has opened the second one meanwhile.
  expect(await answerOf(product, 'part.222222222222.js')).toEqual([200, 'the part of two']);
});
