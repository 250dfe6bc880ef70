import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@depot/contracts/deployments';
import type { TestApp } from '@depot/node-testing';
import { ReleaseService } from '@depot/service-deployments';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let app: TestApp;
let folder: string;
/** Two processes that came with different shells, as while the product is renewed. */
let [one, two]: (ServiceProcess | undefined)[] = [];
beforeAll(async () => {
  app = await wholeProduct();
  folder = await mkdtemp(join(tmpdir(), 'depot-shells-'));
  [one, two] = await Promise.all([serve('first'), serve('second')]);
});
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  await app.close();
  await rm(folder, { recursive: true });
});

/** Names of the lazy parts of the shells. */
const parts = { first: 'part.111111111111.js', second: 'part.222222222222.js', third: 'part.333333333333.js' };

const filesOf = (name: keyof typeof parts) => ({
  'index.html': `<!doctype html><html><head><title>${name}</title></head></html>`,
  'shell.json': JSON.stringify({ contract: contractVersion, port: '1.0.0', shared: {} }),
  'service-worker.js': `the worker of ${name}`,
  [parts[name]]: `the part of ${name}`,
});

async function serve(name: keyof typeof parts): Promise<ServiceProcess> {
  const shell = join(folder, name);
  await mkdir(shell);
  for (const [file, text] of Object.entries(filesOf(name))) await writeFile(join(shell, file), text);
  return ServiceProcess.start(app.database.url, { SHELL_FOLDER: shell, REMOTES_FOLDER: join(folder, `${name}-kept`) });
}

const releases = () => app.app.get(ReleaseService, { strict: false });
const everybody = (version: string) => releases().promote('shell', version, 'test');

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

test('a shell is given to everybody, and taken back, by the registry; tabs with either go on', async () => {
  const extras = { team: 't', commit: 'c', contractRange: `^${contractVersion}`, navigation: [], routes: [] };
  const release = { remote: 'shell', version: '9.0.0', url: '/index.html', integrity: '', extras };
  const files = Object.entries(filesOf('third')).map(([path, text]) => [path, Buffer.from(text)] as const);
  await releases().publish({ release, files: new Map(files) }, 'test');
  expect(await titleOf(one)).toBe('first');
  await everybody('9.0.0');
  for (const each of [one, two]) {
    expect(await titleOf(each)).toBe('third');
    expect(await answerOf(each, 'service-worker.js')).toEqual([200, 'the worker of third']);
    expect(await answerOf(each, parts.first)).toEqual([200, 'the part of first']);
  }
  const [first] = (await releases().list(['shell'])).filter(({ commit }) => commit === 'unknown');
  await everybody(first?.version ?? '');
  expect(await titleOf(one)).toBe(await titleOf(two));
  expect(await titleOf(one)).not.toBe('third');
  // The third build was opened meanwhile.
  for (const each of [one, two]) expect(await answerOf(each, parts.third)).toEqual([200, 'the part of third']);
});
