import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { signIn } from '../../tools/demo/load/client.mjs';
import { password, tenants } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { onStop, stopAll } from '../../tools/process/stop.mjs';
import { findProgram } from '../../tools/programs/find-program.mjs';
import { makeToken } from '../../tools/release/make-token.mjs';
import { Problem, step } from '../../tools/say/say.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { openBrowser, seeInSidebar, seeNoEntry } from './browser.mjs';
import { recipe } from './recipe.mjs';
import { goSecondWay } from './second-team.mjs';
import { Shell } from './shell.mjs';

const warehouse = 'Dry goods';
const username = tenants[0].accounts.admin.username;

/**
 * Goes the way of docs/recipes/remote.md with a remote outside of the checkout: packed, made, checked, developed inside
 * a running product, released with a token, given to users, seen in a browser, released again, rolled back and
 * withdrawn. Before that a second team releases a remote with the names of the first one.
 */
export async function runRemote() {
  await runEverywhere('build');
  const folder = await mkdtemp(join(tmpdir(), 'depot-remote-'));
  const forget = onStop(() => rm(folder, { recursive: true, force: true }));
  try {
    await goTheWay(folder);
    return { passed: 1, failed: 0, skipped: 0 };
  } finally {
    forget();
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

async function goTheWay(folder) {
  const places = { packages: join(folder, 'packages'), remote: join(folder, 'mf-hello') };
  const [{ url }] = await Promise.all([
    startProduct(folder),
    step('Packages', () => new Shell(process.env, root).run(recipe(places).pack)),
  ]);
  const way = { steps: recipe({ ...places, url }), shell: await shellIn(folder), remote: places.remote };
  await step('A remote made of them', () => way.shell.run(way.steps.create));
  await step('Types, rules and tests', () => way.shell.run(way.steps.check));
  const token = await tokenFor(url, 'mf-hello');
  await step('Refused with its mistakes', () => isRefused(way, token));
  const browser = await openBrowser(url);
  const pages = { admin: await browser.signIn('admin'), manager: await browser.signIn('manager') };
  await seenByPeople(way, token, pages);
  await goSecondWay(await startSecondTeam(folder, way.steps, url), warehouse, pages);
  await step('Withdrawn', async () => {
    await way.shell.run(way.steps.withdraw);
    await seeNoEntry(pages.manager, 'hello');
  });
  await browser.close();
}

/** Another team with a folder and a token of its own, whose remote comes of the same generator. */
async function startSecondTeam(folder, { create }, url) {
  const remote = join(folder, 'mf-second');
  const shell = await shellIn(folder);
  await step('A second remote', () => shell.run(create.replaceAll('mf-hello', 'mf-second')));
  shell.set('DEPOT_URL', url);
  shell.set('DEPOT_RELEASE_TOKEN', await tokenFor(url, 'mf-second'));
  return { shell, remote };
}

/** From its first version to the way back. */
async function seenByPeople({ steps, shell, remote }, token, { admin, manager }) {
  await step('Developed inside the product', () => isDeveloped({ steps, shell, remote }, admin, manager));
  await step('Released', async () => {
    await shell.run(steps.release, token);
    shell.set('DEPOT_RELEASE_TOKEN', token);
    await seeNoEntry(manager, 'hello');
    await shell.run(steps.give);
    await seeInSidebar(manager, 'hello', warehouse, 'Categories');
  });
  await step('Released again', async () => {
    await shell.run(steps.releaseAgain);
    await seeInSidebar(manager, 'hello', warehouse, 'Groups');
  });
  await step('Rolled back', async () => {
    await shell.run(steps.rollBack);
    await seeInSidebar(manager, 'hello', warehouse, 'Categories');
  });
}

/** With accounts, one warehouse and nothing else. */
async function startProduct(folder) {
  const { DATABASE_URL: _, ...surroundings } = process.env;
  const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
  const settings = readSettings({ ...surroundings, ...own });
  const product = await launchProduct(settings, { isDurable: false, isBuilt: true, isFilled: false });
  const client = await signIn(product.url, username);
  await client.post('/warehouse', { name: warehouse });
  return product;
}

/** Shell with the programs of a team's machine: no checkout, no files of the product. */
async function shellIn(folder) {
  const programs = join(folder, 'bin');
  await mkdir(programs, { recursive: true });
  const npm = join(programs, 'npm');
  await writeFile(npm, `#!/bin/sh\nexec ${process.execPath} ${join(import.meta.dirname, 'stand-ins/npm.mjs')} "$@"\n`);
  await chmod(npm, 0o755);
  const path = [programs, dirname(process.execPath), process.env.PATH].join(delimiter);
  return new Shell({ PATH: path, HOME: folder, NPM: findProgram('npm'), CI: 'true' }, folder);
}

/** Checks that every change is visible to ADMIN at once, and to no other user. */
async function isDeveloped({ steps, shell, remote }, admin, manager) {
  const { found: link, end } = await shell.runUntil(steps.develop, /https?:\S+develop=\S+/);
  await admin.goto(link);
  await admin.getByRole('button', { name: 'Take it from there' }).click();
  await admin.getByRole('status').filter({ hasText: 'mf-hello comes from' }).waitFor();
  await seeInSidebar(admin, 'hello', warehouse, 'Categories');
  const texts = join(remote, 'src/locales/gb.json');
  const before = await readFile(texts, 'utf8');
  await writeFile(texts, before.replace('"Categories"', '"Kinds"'));
  await admin.getByRole('main').getByText('Kinds', { exact: true }).first().waitFor();
  await seeNoEntry(manager, 'hello');
  await writeFile(texts, before);
  await admin.getByRole('button', { name: 'Back to the released version' }).click();
  await end();
}

const tokenFor = (url, remote) =>
  makeToken({ name: remote, remotes: [remote] }, { DEPOT_URL: url, DEPOT_USER: username, DEPOT_PASSWORD: password });

/** A type error and a failing test are both named, and nothing is published. */
async function isRefused({ shell, steps, remote }, token) {
  const spoiled = ['src/texts.ts', 'src/locales/locales.spec.ts'].map((file) => join(remote, file));
  const before = await Promise.all(spoiled.map((file) => readFile(file)));
  await appendFile(spoiled[0], "\nexport const wrong: number = 'text';\n");
  await appendFile(spoiled[1], '\ntest("fails", () => expect(1).toBe(2));\n');
  const { code, said } = await shell.try(steps.release, token);
  const text = said.join('\n');
  for (const part of ['src/texts.ts(6,14): error TS2322', 'Its tests do not pass', '1 failed'])
    if (code !== 1 || !text.includes(part)) throw new Problem(`It was not refused with "${part}":\n${text}`);
  await Promise.all(spoiled.map((file, at) => writeFile(file, before[at])));
}
