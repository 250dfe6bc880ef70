import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';

/** Jest as in the project's own tests, but for the text of one file and the order of tests. */
const jestCommand = [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--config',
  join(import.meta.dirname, 'jest/jest.config.mjs'),
];

/**
 * Runs the tests against one fault until the first notices it. Returns `noticed`, `survived`, or `undecided` where the
 * time was over before.
 */
export async function runMutant({ file, text }, tests, { timeout }) {
  if (tests.length === 0) return 'survived';
  const folder = await mkdtemp(join(tmpdir(), 'depot-mutant-'));
  const said = join(folder, 'mutant.json');
  try {
    await writeFile(said, JSON.stringify({ file: join(root, file), text }));
    const limits = ['--maxWorkers=1', '--bail', '--silent', '--forceExit'];
    const command = [
      'timeout',
      '--kill-after=5',
      String(timeout),
      ...jestCommand,
      ...limits,
      '--runTestsByPath',
      ...tests,
    ];
    const env = { DEPOT_MUTANT: said, DEPOT_TEST_ORDER: tests.join('\n'), FORCE_COLOR: '0' };
    const code = await runCommand(command, { cwd: root, env });
    return code === 0 ? 'survived' : code === 124 || code === 137 ? 'undecided' : 'noticed';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
