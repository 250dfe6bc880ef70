import { join } from 'node:path';
import { packagesOf, workspaceOf } from '../../build/remote-folder.mjs';
import { runCommand } from '../../process/run-command.mjs';

const lines = 40;
const quietNode = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Why a remote's own tests do not pass: the end of what they said. A remote without tests is not released either.
 *
 * @param {string} folder of the remote
 * @param {string} [sources] whose tests
 */
export async function testProblems(folder, sources = join(folder, 'src')) {
  const home = workspaceOf(folder) ?? folder;
  const said = [];
  const jest = join(packagesOf(home), 'jest/bin/jest.js');
  const command = [process.execPath, ...quietNode, jest, '--selectProjects', 'web', '--', `${sources}/`];
  const code = await runCommand(command, { cwd: home, onLine: (text) => said.push(text) });
  return code === 0 ? [] : [`Its tests do not pass:\n${said.slice(-lines).join('\n')}`];
}
