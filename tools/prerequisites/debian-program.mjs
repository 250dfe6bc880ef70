import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isExecutable } from '../programs/find-program.mjs';
import { line } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

/**
 * Programs for tests only. `packages`: alternatives, of which the first one known to the system is installed; `path` is
 * the program's path there, which an environment variable overrides.
 */
const programs = {
  nginx: {
    // Debian has the program in the first, Ubuntu of old in the second.
    packages: [['nginx'], ['nginx-core']],
    path: 'usr/sbin/nginx',
    variable: 'NGINX_PATH',
    without: 'the test of the edge is skipped',
  },
  promtool: {
    packages: [['prometheus']],
    path: 'usr/bin/promtool',
    variable: 'PROMTOOL_PATH',
    without: 'the test of the alerts is skipped',
  },
  // Headless Chromium, which needs less memory and time for the same pages. Ubuntu has none, and only root can start
  // one without a sandbox.
  'chromium-headless-shell': {
    packages: [['chromium-headless-shell', 'chromium-common']],
    path: 'usr/lib/chromium/chromium-headless-shell',
    variable: 'HEADLESS_SHELL_PATH',
    without: 'the journeys take Chromium, and longer',
    isOfRoot: true,
    probe: ['--version'],
  },
};

/** The program, or undefined where this machine has none. */
export function findTestProgram(name) {
  const { path, variable, isOfRoot } = programs[name];
  const given = process.env[variable];
  if (given) return isExecutable(given) ? given : undefined;
  if (isOfRoot && process.getuid?.() !== 0) return undefined;
  const unpacked = join(folderOf(name), path);
  return findProgram(name) ?? (isExecutable(unpacked) ? unpacked : undefined);
}

/** Downloads and unpacks the system packages of missing programs, which needs no root and installs no service. */
export function ensureTestPrograms(names) {
  for (const name of names) {
    if (findTestProgram(name)) continue;
    const { packages, variable, without, isOfRoot } = programs[name];
    if (isOfRoot && process.getuid?.() !== 0) continue;
    if (findProgram('apt-get') && findProgram('dpkg-deb')) packages.some((known) => unpack(name, known));
    if (!findTestProgram(name))
      line(`  There is no ${name}: ${without}. Install it, or name its program with ${variable}.`);
  }
}

const folderOf = (name) => join(root, 'node_modules/.cache', name);

/**
 * True if the program exists after unpacking and starts: a library may be missing. The folder is complete or absent.
 */
function unpack(name, packageNames) {
  const { path, probe } = programs[name];
  const folder = folderOf(name);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const run = (...command) => spawnSync(command[0], command.slice(1), { cwd: unfinished }).status === 0;
    if (!run('apt-get', 'download', '-qq', ...packageNames)) return false;
    const archives = readdirSync(unfinished).filter((file) => file.endsWith('.deb'));
    const program = join(unfinished, path);
    if (!archives.every((file) => run('dpkg-deb', '-x', file, unfinished)) || !isExecutable(program)) return false;
    if (probe && !run(program, ...probe)) return false;
    for (const file of archives) rmSync(join(unfinished, file));
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return true;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
