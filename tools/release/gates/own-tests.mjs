import { basename, join } from 'node:path';
import { runCommand } from '../../process/run-command.mjs';
import { root } from '../../workspace-root.mjs';

const lines = 40;

/** Why a remote's own tests do not pass: the end of what they said. `among` is a folder below the workspace. */
export async function testProblems(folder, among = `${basename(folder)}/src`) {
  const said = [];
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const command = [
    process.execPath,
    ...jest,
    '--selectProjects',
    'web',
    '--passWithNoTests',
    '--',
    `${join(root, among)}/`,
  ];
  const code = await runCommand(command, { cwd: root, onLine: (text) => said.push(text) });
  return code === 0 ? [] : [`Its tests do not pass:\n${said.slice(-lines).join('\n')}`];
}
