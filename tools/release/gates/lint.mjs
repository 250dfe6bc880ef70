import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../process/run-command.mjs';

const lines = 40;

/**
 * Why a remote breaks the rules of its own lint: the end of what its script said. One in a folder of its own comes with
 * such a script; those of the checkout have none, their sources are linted with all others.
 *
 * @param {string} folder of the remote
 */
export async function lintProblems(folder) {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (!scripts?.lint) return [];
  const said = [];
  const code = await runCommand(['npm', 'run', '--silent', 'lint'], { cwd: folder, onLine: (text) => said.push(text) });
  return code === 0 ? [] : [`It breaks the rules of its lint:\n${said.slice(-lines).join('\n')}`];
}
