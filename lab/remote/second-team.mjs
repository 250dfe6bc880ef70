import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tenants } from '../../tools/demo/tenants.mjs';
import { Problem, step } from '../../tools/say/say.mjs';
import { seeBoth, seeInSidebar, seeNoEntry } from './browser.mjs';

const chosen = tenants[0].accounts.admin.username;

/**
 * Goes the way of a second team whose remote has the names of the first one's: what would break the first remote is
 * refused, and what has equal names does not meet.
 *
 * @param {object} team
 * @param {import('./shell.mjs').Shell} team.shell with the token of this team
 * @param {string} team.remote folder of its remote `mf-second`, made by the same generator as `mf-hello`
 * @param {string} warehouse shown by both remotes
 * @param {{ admin: import('@playwright/test').Page, manager: import('@playwright/test').Page }} pages
 */
export async function goSecondWay({ shell, remote }, warehouse, { admin, manager }) {
  const file = (path) => join(remote, path);
  const release = (words = '') => `cd ${remote}\nnpm run release${words && ` -- ${words}`}`;
  await step('Refused: the route of another team', () =>
    whileAtRoute('hello', file, () => isRefused(shell, release(), 'The route hello belongs to mf-hello already')),
  );
  await step('Refused: a second React', () =>
    whileChanged(file('webpack.config.mjs'), [/[^]+/, copyOfReact(remote)], () =>
      isRefused(shell, release(), 'contains react.'),
    ),
  );
  await step('Published for the next shell', () => waitsForShell(shell, release, file));
  await step('Given to one user first', async () => {
    await shell.run(release());
    await shell.run(release('promote mf-second newest'));
    await seeInSidebar(manager, 'second', warehouse, 'Categories');
    const renamed = ['locales', 'guide'].map((name) => [file(`src/${name}/gb.json`), 'Categories', 'Kinds']);
    await whileAllChanged(renamed, () => shell.run(release()));
    const [newer, older] = await listVersions(shell, release);
    await shell.run(release(`split mf-second ${older}=100 ${newer}=0 for ${chosen}`));
    await seeInSidebar(admin, 'second', warehouse, 'Kinds');
    await seeInSidebar(manager, 'second', warehouse, 'Categories');
  });
  await step('Equal names of two remotes do not meet', () => seeBoth(admin, ['second', 'hello', 'second'], warehouse));
  await step('Its token reads its own status alone', () => readsStatus(shell, release));
  await shell.run(release('withdraw mf-second'));
  await seeNoEntry(admin, 'second');
}

/** Changes a file while the work runs. */
async function whileChanged(file, [from, to], work) {
  const before = await readFile(file, 'utf8');
  const changed = before.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, () => to);
  if (changed === before) throw new Problem(`${file} does not contain ${from}.`);
  await writeFile(file, changed);
  try {
    return await work();
  } finally {
    await writeFile(file, before);
  }
}

/** Moves the screen and its guides while the work runs: a screen without a guide is refused before its route is. */
function whileAtRoute(path, file, work) {
  const guides = ['gb', 'cn'].map((language) => [file(`src/guide/${language}.json`), '"second":', `"${path}":`]);
  return whileAllChanged([[file('src/manifest.ts'), "path: 'second'", `path: '${path}'`], ...guides], work);
}

/** Changes several files while the work runs. */
function whileAllChanged([change, ...others], work) {
  if (!change) return work();
  const [file, from, to] = change;
  return whileChanged(file, [from, to], () => whileAllChanged(others, work));
}

async function isRefused(shell, commands, part) {
  const { code, said } = await shell.try(commands);
  const text = said.join('\n');
  if (code !== 1 || !text.includes(part)) throw new Problem(`It was not refused with "${part}":\n${text}`);
}

/** The build of a team that copies React into a script, past the shared one; its budget is not the obstacle. */
const copyOfReact = (remote) => `import { readFileSync } from 'node:fs';
import { remoteConfig } from '@depot/tools/webpack';
import webpack from 'webpack';

const react = readFileSync('${join(remote, 'node_modules/react/cjs/react.production.js')}', 'utf8');
const banner = \`globalThis.ownReact=(function(exports,process){\${react};return exports})({},{});\`;
const copied = new webpack.BannerPlugin({ raw: true, banner, include: /screens/ });

export default (env, { mode }) => {
  const config = remoteConfig(import.meta.dirname, mode);
  return { ...config, plugins: [...config.plugins, copied] };
};
`;

/** A version that needs the next major of a kit is refused unless it is published as one that waits. */
async function waitsForShell(shell, release, file) {
  const kit = file('node_modules/@depot/ui/package.json');
  const { version } = JSON.parse(await readFile(kit, 'utf8'));
  await whileChanged(kit, [`"version": "${version}"`, '"version": "2.0.0"'], async () => {
    await isRefused(shell, release(), '@depot/ui');
    const said = (await shell.run(release('mf-second --next'))).join('\n');
    if (!said.includes('waits for @depot/ui ^2.0.0')) throw new Problem(`It does not wait for the kit:\n${said}`);
  });
  await isRefused(shell, release('promote mf-second newest'), '@depot/ui');
}

/** Published versions, newest first. */
async function listVersions(shell, release) {
  const said = await shell.run(release('list mf-second'));
  return said.flatMap((text) => /^mf-second +(\S+)/.exec(text)?.[1] ?? []);
}

async function readsStatus(shell, release) {
  const said = (await shell.run(release('status mf-second'))).join('\n');
  for (const part of ['100%, stable', chosen, 'No rollout.'])
    if (!said.includes(part)) throw new Problem(`The status does not say "${part}":\n${said}`);
  await isRefused(shell, release('status mf-hello'), 'mf-hello');
}
