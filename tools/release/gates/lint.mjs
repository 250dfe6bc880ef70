import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../process/run-command.mjs';

const lines = 40;

/**
 * Lint errors of a remote: the end of its script's output. A separate remote comes with such a script; those of the
 * checkout have none, since all sources are linted together.
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
