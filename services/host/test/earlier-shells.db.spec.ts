import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ServiceProcess } from './service-process.js';
import { wholeProduct } from './whole-product.js';

let app: TestApp;
let folder: string;
let link: string;
/** One serves what a link leads to, the other a folder. */
let [one, two]: (ServiceProcess | undefined)[] = [];
beforeAll(async () => {
  app = await wholeProduct();
  folder = await mkdtemp(join(tmpdir(), 'depot-shells-'));
  link = join(folder, 'live');
  await promote(await shellOf('first'));
  [one, two] = await Promise.all([serve(link), serve(await shellOf('second'))]);
});
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  await app.close();
  await rm(folder, { recursive: true });
});

/** Names of the lazy parts of the shells. */
const parts = { first: 'part.111111111111.js', second: 'part.222222222222.js', third: 'part.333333333333.js' };

/** A folder with a shell. */
async function shellOf(name: keyof typeof parts): Promise<string> {
  const shell = join(folder, name);
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), `<!doctype html><html><head><title>${name}</title></head></html>`);
  await writeFile(join(shell, parts[name]), `the part of ${name}`);
  return shell;
}

async function promote(shell: string): Promise<void> {
  await symlink(shell, `${link}.next`);
  await rename(`${link}.next`, link);
}

const serve = (shell: string) => ServiceProcess.start(app.database.url, { SHELL_FOLDER: shell });

async function answerOf(served: ServiceProcess | undefined, path: string): Promise<[number, string]> {
  const answer = await fetch(`${served?.origin}/${path}`);
  return [answer.status, await answer.text()];
}
const titleOf = async (served: ServiceProcess | undefined) =>
  /<title>(.*)<\/title>/.exec((await answerOf(served, 'in/order'))[1])?.[1];

test('while one shell takes the place of another, tabs with either find their parts with every process', async () => {
  for (const each of [one, two]) {
    expect(await answerOf(each, parts.first)).toEqual([200, 'the part of first']);
    expect(await answerOf(each, parts.second)).toEqual([200, 'the part of second']);
    expect((await answerOf(each, 'part.ffffffffffff.js'))[0]).toBe(404);
  }
  expect([await titleOf(one), await titleOf(two)]).toEqual(['first', 'second']);
});

test('a shell is given to everybody, and taken back, by a link; tabs with either go on', async () => {
  const [first, third] = [await shellOf('first'), await shellOf('third')];
  expect(await titleOf(one)).toBe('first');
  await promote(third);
  expect(await titleOf(one)).toBe('third');
  expect(await answerOf(one, parts.first)).toEqual([200, 'the part of first']);
  await promote(first);
  expect(await titleOf(one)).toBe('first');
  // Somebody has opened the third one meanwhile.
  expect(await answerOf(one, parts.third)).toEqual([200, 'the part of third']);
});
