import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { Problem, step } from '../say/say.mjs';

const root = join(import.meta.dirname, '../..');

/** Browsers come from the system; packages must not download their own. */
const withoutDownloads = { PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/** Installs packages of package-lock.json that node_modules lacks. */
export async function ensureNpmPackages() {
  const missing = missingPackages(root);
  if (missing.length === 0) return;
  // Not `npm ci`, which deletes the existing packages first. The lock file decides the versions and stays unchanged.
  const command = [
    'npm',
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
    '--fetch-retries=2',
    '--fetch-retry-maxtimeout=20000',
  ];
  try {
    await step(`Installing ${missing.length} npm packages (npm install)`, (note) =>
      mustRun(command, { cwd: root, env: withoutDownloads, onLine: note }),
    );
  } catch (error) {
    throw new Problem(sayWhy(error));
  }
}

function sayWhy(error) {
  if (error.code === 'ENOENT') return 'npm was not found. It comes with Node: https://nodejs.org.';
  const output = error instanceof CommandFailed ? error.output : error.message;
  return (
    `The npm packages could not be installed. npm says:\n${output}\nCheck the network and the disk, then ` +
    `start again.`
  );
}

/** Paths of packages that the lock file names and the folder does not hold in that version. */
export function missingPackages(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const hidden = join(folder, 'node_modules/.package-lock.json');
  const present = existsSync(hidden) ? readPackages(hidden) : {};
  return Object.entries(wanted)
    .filter(
      ([path, { optional, devOptional, link }]) =>
        path.startsWith('node_modules/') && !optional && !devOptional && !isThere(path, link),
    )
    .map(([path]) => path);

  function isThere(path, link) {
    if (link) return existsSync(join(folder, path));
    return present[path]?.version === wanted[path].version && existsSync(join(folder, path, 'package.json'));
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
