import { basename, join } from 'node:path';
import { packagesOf, workspaceOf } from '../../build/remote-folder.mjs';
import { runCommand } from '../../process/run-command.mjs';

const listed = 20;
/** `mf-orders/src/manifest.ts(3,5): error TS2322: …`, or an error of no file. */
const isError = (text) => /^(?:\S+\(\d+,\d+\): )?error TS\d+/.test(text);

/**
 * Type errors of a remote. A checkout is checked as a whole, and only if it has changed since the last check; errors in
 * other packages are ignored.
 */
export async function typeProblems(folder) {
  const workspace = workspaceOf(folder);
  const home = workspace ?? folder;
  const said = [];
  const compiler = join(packagesOf(home), 'typescript/bin/tsc');
  const command = [process.execPath, compiler, '-b', 'tsconfig.json', '--pretty', 'false'];
  const code = await runCommand(command, { cwd: home, onLine: (text) => said.push(text) });
  if (code === 0) return [];
  const errors = said.filter(isError);
  if (errors.length === 0) return [`Its types could not be checked:\n${said.slice(-listed).join('\n')}`];
  const own = workspace ? errors.filter((text) => isOf(basename(folder), text)) : errors;
  return own.length === 0 ? [] : [`Its types are wrong:\n${own.slice(0, listed).join('\n')}`];
}

/** An error in the remote itself, in a package that it may use, or in none. */
const isOf = (remote, text) => text.startsWith(`${remote}/`) || text.startsWith('libs/') || text.startsWith('error');
