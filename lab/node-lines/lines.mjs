import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun } from '../../tools/process/run-command.mjs';
import { findProgram, isExecutable } from '../../tools/programs/find-program.mjs';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';

/** Lines of Node that Depot runs on: the maintained ones, and the oldest that its packages still take. */
export const lines = ['22', '24', '20.19'];

/**
 * The newest Node of a line from npm's package `node`, in a separate folder without installation. Requested on each
 * run, so that the line's newest version runs.
 *
 * @param {string} line e.g. `22`
 * @returns {Promise<{ program: string, version: string }>} its path, and its version without `v`
 */
export async function nodeOf(line) {
  const folder = join(root, '.data/node', line);
  await mkdir(folder, { recursive: true });
  // npm runs only the install scripts that a project names; this one fetches the program itself.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const npm = [npmProgram(), 'install', '--no-audit', '--no-fund', '--loglevel=error', `node@${line}`];
  await mustRun(npm, { cwd: folder });
  const program = join(folder, 'node_modules/node/bin/node');
  if (!isExecutable(program)) throw new Problem(`npm's package node@${line} has brought no program to ${program}.`);
  return { program, version: versionOf(program) };
}

function npmProgram() {
  const npm = findProgram('npm');
  if (!npm) throw new Problem('npm was not found. It comes with Node: https://nodejs.org.');
  return npm;
}

/** Version that the program reports, e.g. `22.23.3`. */
function versionOf(program) {
  const { stdout, status, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${program} does not run here: ${stderr}`);
  return stdout.trim().replace(/^v/, '');
}
