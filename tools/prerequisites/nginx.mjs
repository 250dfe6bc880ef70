import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isExecutable } from '../programs/find-program.mjs';
import { line } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const folder = join(root, 'node_modules/.cache/nginx');
const unpacked = join(folder, 'usr/sbin/nginx');
/** Debian has the program in the first, Ubuntu of old in the second. */
const packages = ['nginx', 'nginx-core'];

/** The program of nginx, or undefined. NGINX_PATH wins. */
export function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findProgram('nginx') ?? (isExecutable(unpacked) ? unpacked : undefined);
}

/**
 * For the test of the edge: fetches the system's package of nginx and unpacks it, so that it neither needs root nor
 * becomes a service of this machine. Without it that test is skipped.
 */
export function ensureNginx() {
  if (findNginx()) return;
  if (findProgram('apt-get') && findProgram('dpkg-deb')) packages.some(unpack);
  if (!findNginx())
    line('  There is no nginx: the test of the edge is skipped. Install it, or name its program with NGINX_PATH.');
}

function unpack(name) {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('apt-get', ['download', '-qq', name], { cwd: folder }).status !== 0) return false;
  const file = readdirSync(folder).find((known) => known.startsWith(`${name}_`) && known.endsWith('.deb'));
  return (
    Boolean(file) && spawnSync('dpkg-deb', ['-x', file, folder], { cwd: folder }).status === 0 && isExecutable(unpacked)
  );
}
