import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isExecutable } from '../programs/find-program.mjs';
import { line } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

/**
 * Programs that only tests need. `packages`: the first that the system knows is taken; `path` is where it has the
 * program; a variable of the environment names another one.
 */
const programs = {
  // Debian has the program in the first, Ubuntu of old in the second.
  nginx: { packages: ['nginx', 'nginx-core'], path: 'usr/sbin/nginx', variable: 'NGINX_PATH', for: 'the edge' },
  promtool: { packages: ['prometheus'], path: 'usr/bin/promtool', variable: 'PROMTOOL_PATH', for: 'the alerts' },
};

/** The program, or undefined where this machine has none. */
export function findTestProgram(name) {
  const { path, variable } = programs[name];
  const given = process.env[variable];
  if (given) return isExecutable(given) ? given : undefined;
  const unpacked = join(folderOf(name), path);
  return findProgram(name) ?? (isExecutable(unpacked) ? unpacked : undefined);
}

/**
 * Fetches the system's packages of what is missing and unpacks them, so that they neither need root nor become services
 * of this machine. Tests that need what cannot be had are skipped.
 */
export function ensureTestPrograms() {
  for (const name of Object.keys(programs)) {
    if (findTestProgram(name)) continue;
    if (findProgram('apt-get') && findProgram('dpkg-deb')) programs[name].packages.some((known) => unpack(name, known));
    if (!findTestProgram(name))
      line(
        `  There is no ${name}: the test of ${programs[name].for} is skipped. ` +
          `Install it, or name its program with ${programs[name].variable}.`,
      );
  }
}

const folderOf = (name) => join(root, 'node_modules/.cache', name);

function unpack(name, packageName) {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  if (spawnSync('apt-get', ['download', '-qq', packageName], { cwd: folder }).status !== 0) return false;
  const file = readdirSync(folder).find((known) => known.startsWith(`${packageName}_`) && known.endsWith('.deb'));
  return (
    Boolean(file) &&
    spawnSync('dpkg-deb', ['-x', file, folder], { cwd: folder }).status === 0 &&
    isExecutable(join(folder, programs[name].path))
  );
}
