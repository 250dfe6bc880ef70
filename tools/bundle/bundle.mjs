import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runEverywhere } from '../build/build-all.mjs';
import { offerFile } from '../doctor/next-bundle.mjs';
import { mustRun } from '../process/run-command.mjs';
import { stopOnSignals } from '../process/stop.mjs';
import { readOwnServices } from '../release/own-services.mjs';
import { attempt, line, Problem, step } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const releasesFile = join(root, 'lab/upgrade/releases.json');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Packs the sources of the commit that is checked out and everything that is built of them into
 * `.data/bundles/depot-<version>.tar.gz`, tags the commit, and notes it among the releases.
 */
export function bundle() {
  stopOnSignals();
  return attempt(async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const releases = JSON.parse(await readFile(releasesFile, 'utf8'));
    refuse({ version, releases, changes: git('status', '--porcelain'), changelog: changelog() });
    const commit = git('rev-parse', 'HEAD');
    await step('Build', () => runEverywhere('build'));
    const file = await step('Bundle', () => packBundle(version, commit, join(root, '.data/bundles')));
    const release = { version, commit, schema: await newestMigration() };
    git('tag', `v${version}`, commit);
    await writeFile(releasesFile, `${JSON.stringify([...releases, release], undefined, 2)}\n`);
    const content = await readFile(file);
    line(`  ${file}: ${(content.length / 1024 ** 2).toFixed(1)} MB, sha256 ${sha256(content)}.`);
    line(`  ${commit} is v${version}. Commit lab/upgrade/releases.json, and give package.json the next version.`);
  });
}

const changelog = () => readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** @throws if the content does not match the version's number. */
export function refuse({ version, releases, changes, changelog: text }) {
  const given = releases.find((release) => release.version === version);
  if (given)
    throw new Problem(`${version} was given out already (${given.commit}): give package.json the next version.`);
  if (changes) throw new Problem(`Commit or undo what has changed first:\n${changes}`);
  if (!text.includes(`\n## ${version}\n`))
    throw new Problem(`CHANGELOG.md has no section "## ${version}": operators read there what they must do.`);
}

/** The newest migration that this version knows. */
async function newestMigration() {
  const [{ allMigrations }, { sortMigrations }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-database'),
  ]);
  return sortMigrations(allMigrations).at(-1).name;
}

/** Packs the sources of a commit and the local build into a file of the folder; returns its path. */
export async function packBundle(version, commit, folder) {
  const name = `depot-${version}`;
  const [file, source] = [`${name}.tar.gz`, `${name}.source.tar`].map((each) => join(folder, each));
  const whole = join(folder, name);
  await rm(whole, { recursive: true, force: true });
  await mkdir(whole, { recursive: true });
  await mustRun(['git', 'archive', '--format=tar', '-o', source, commit], { cwd: root });
  await mustRun(['tar', '-xf', source, '-C', whole]);
  for (const path of built()) await cp(join(root, path), join(whole, path), { recursive: true });
  // The doctor compares it with what users have before an upgrade, without installing the bundle.
  await writeFile(join(whole, offerFile), JSON.stringify(await readOwnServices()));
  // Names of built files are longer than older formats take.
  await mustRun(['tar', '--format=pax', '-czf', file, '-C', folder, name]);
  await Promise.all([whole, source].map((path) => rm(path, { recursive: true })));
  return file;
}

/** The folders that the build makes, relative to the root. */
function built() {
  const below = (room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (room === '.' ? name : `${room}/${name}`));
  const packages = ['.', 'libs', 'libs/node', 'libs/web', 'services'].flatMap(below);
  return packages.filter((name) => readdirSync(join(root, name)).includes('dist')).map((name) => `${name}/dist`);
}
