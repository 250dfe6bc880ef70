import { basename, join } from 'node:path';
import { packagesOf, workspaceOf } from '../../build/remote-folder.mjs';
import { runCommand } from '../../process/run-command.mjs';
import { line } from '../../say/say.mjs';
import { havePassed, rememberPassed, stateOfTests } from './passed-tests.mjs';

const lines = 40;
const quietNode = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Why a remote's own tests do not pass: the end of what they said. A remote without tests is not released either. In a
 * checkout they are not run again where they have passed, in a run of everything or here, and all is as it was.
 *
 * @param {string} folder of the remote
 */
export async function testProblems(folder) {
  const home = workspaceOf(folder);
  if (!home) return problemsIn(join(folder, 'src'), folder);
  const remote = basename(folder);
  const state = await stateOfTests(home, remote);
  if (await havePassed(home, remote, state)) {
    line('  Its tests have passed before, and nothing has changed since.');
    return [];
  }
  const problems = await problemsIn(join(folder, 'src'), home);
  if (problems.length === 0) await rememberPassed(home, remote, state);
  return problems;
}

/** Runs the tests in a folder of sources. */
export async function problemsIn(sources, home) {
  const said = [];
  const jest = join(packagesOf(home), 'jest/bin/jest.js');
  const command = [process.execPath, ...quietNode, jest, '--selectProjects', 'web', '--', `${sources}/`];
  const code = await runCommand(command, { cwd: home, onLine: (text) => said.push(text) });
  return code === 0 ? [] : [`Its tests do not pass:\n${said.slice(-lines).join('\n')}`];
}
