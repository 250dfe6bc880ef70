import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packagesOf, workspaceOf } from '../../build/remote-folder.mjs';
import { runCommand } from '../../process/run-command.mjs';
import { line } from '../../say/say.mjs';
import { havePassed, rememberPassed, stateOfTests } from './passed-tests.mjs';

const lines = 40;
/** Prefix of jest's report: one very long line. */
const reportItself = '{"numFailedTestSuites"';
const quietNode = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Failures of a remote's own tests: the end of their output. A remote without tests is refused. In a checkout, tests
 * that passed in the same state, in a full run or here, are not repeated.
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

/** Runs the tests in a folder of sources. Skipped tests (`skip`, `only`, `todo`) count as failures. */
export async function problemsIn(sources, home) {
  const said = [];
  const jest = join(packagesOf(home), 'jest/bin/jest.js');
  const place = await mkdtemp(join(tmpdir(), 'depot-own-tests-'));
  try {
    const report = join(place, 'report.json');
    const told = ['--json', `--outputFile=${report}`, '--selectProjects', 'web', '--', `${sources}/`];
    const onLine = (text) => text.startsWith(reportItself) || said.push(text);
    const code = await runCommand([process.execPath, ...quietNode, jest, ...told], { cwd: home, onLine });
    if (code !== 0) return [`Its tests do not pass:\n${said.slice(-lines).join('\n')}`];
    const names = testsLeftOut(JSON.parse(await readFile(report, 'utf8')));
    return names.length === 0 ? [] : [`These of its tests were left out:\n${names.slice(0, lines).join('\n')}`];
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * The tests that a run of jest found and did not run, by their full names.
 *
 * @param {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @param {string} [folder] of the files that are asked about; all where absent
 * @returns {string[]}
 */
export const testsLeftOut = ({ testResults }, folder = '') =>
  testResults
    .filter(({ name }) => name.startsWith(folder))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
