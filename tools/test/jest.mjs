import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { namedServer } from '../database/servers/named.mjs';
import { runCommand } from '../process/run-command.mjs';
import { testsLeftOut } from '../release/gates/own-tests.mjs';
import { rememberPassed, stateOfTests } from '../release/gates/passed-tests.mjs';
import { line, Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { failuresOfJest, orNothingRun, watchWorkers } from './failures.mjs';
import { listFileTimes, writeFileTimes } from './file-times.mjs';
import { listGateSpecs, longRuns } from './levels.mjs';
import { shuffleOptions } from './shuffle.mjs';

const quietNode = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Tests wait for the database and for time a good part of theirs, so that two cores serve three of them. */
const fewestWorkers = 3;

/** Files for a run on a further server: tests that need a database. */
const databaseTests = String.raw`\.db\.spec\.`;

/** Part of these in every full run on MySQL: the database kit, migrations, stock, orders and billing. */
const partOnMysql = [
  'libs/node/(database|backup)/',
  'services/inventory/',
  'services/orders/test/(order-(access|invariants|life|list|races)|returns)',
  'services/billing/test/(payments|invoices)',
  'services/documents/test/money-papers',
  'services/host/test/killed-migration',
].join('|');

/** Runs that part of the tests; fails if the server is not available. */
export const runPartOnMysql = ({ pattern = partOnMysql }) => runJest({ server: 'mysql-9.7', pattern });

/**
 * Runs the cases of which a full run takes a sample: a process killed at every step of every migration, and hostile
 * requests with every value and by every role, also those that it leaves out.
 */
export const runExhaustive = ({ pattern = `services/host/test/(interrupted-migrations|hostile-walk)|${longRuns}` }) =>
  runJest({ pattern, env: { EXHAUSTIVE: 'yes' } });

/**
 * Regular expression of jest's test files: on a further server only those that need a database. Explicitly named files
 * are included. Jest matches it against the path relative to its own folder, without a leading slash.
 */
export function filesOf({ pattern, server, config }) {
  if (server) return `(${pattern ?? ''}).*${databaseTests}`;
  return pattern ?? (config ? undefined : `^(?!(.*/)?(${longRuns})[.])`);
}

/** Jest's selection of files: in the gate each of its files by path, otherwise a regular expression. */
const chooseFiles = (options) =>
  options.isGate ? ['--runTestsByPath', ...listGateSpecs()] : [filesOf(options)].filter(Boolean);

/**
 * Runs all jest tests with a temporary database, or those that need one on another server. A file that cannot be loaded
 * counts as one failure. Tests and their child processes use the Node program `node`, ours by default. `config` selects
 * other tests than jest.config.mjs.
 *
 * @param {{ pattern?: string, server?: string, node?: string, env?: Record<string, string>, config?: string, isGate?:
 *   boolean }} options `isGate`: only the files of the gate
 */
export async function runJest({ pattern, server, node = process.execPath, env: added, config, isGate }) {
  if (server) await namedServer(server);
  const isWhole = !pattern && !server && !config && !isGate;
  const states = isWhole ? await statesOfScreens() : new Map();
  const folder = await mkdtemp(join(tmpdir(), 'depot-jest-'));
  const report = join(folder, 'report.json');
  try {
    const files = chooseFiles({ pattern, server, config, isGate });
    const command = [node, 'tools/with-database.mjs', node, ...jestCommand({ config, report, isGate }), ...files];
    const onServer = server && { DEPOT_TEST_SERVER: server };
    const env = {
      ...(isGate && { DEPOT_GATE: 'yes' }),
      ...(node !== process.execPath && pathOf(node)),
      ...onServer,
      ...added,
    };
    const workers = watchWorkers(showProgress);
    const code = await runCommand(command, { cwd: root, env, onLine: workers.hear });
    const results = await resultsIn(report, files.at(-1));
    line(`The slowest tests:\n${slowestOf(results).join('\n')}`);
    line(`The slowest files, all of them in ${await writeFileTimes(results)}:`);
    line(listFileTimes(results).slice(0, 20).join('\n'));
    const ended = workers.failures();
    const tally = jestTally(results, code, ended.length);
    const isWhollyRun = ([name]) => testsLeftOut(results, join(root, name, '/')).length === 0;
    if (tally.failed === 0)
      for (const [name, state] of [...states].filter(isWhollyRun)) await rememberPassed(root, name, state);
    return orNothingRun({ ...tally, failures: [...failuresOfJest(results), ...ended] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const jestCommand = ({ config, report, isGate }) => [
  ...quietNode,
  'node_modules/jest/bin/jest.js',
  `--maxWorkers=${Math.max(fewestWorkers, availableParallelism() - 1)}`,
  '--workerIdleMemoryLimit=1500MB',
  '--forceExit', // leftovers of tests end with the run
  ...shuffleOptions({ isGate: Boolean(isGate) }),
  ...(config ? ['--config', config] : []),
  '--json',
  `--outputFile=${report}`,
  '--silent',
];

/** Jest's report, which is missing if no test file matches the pattern. */
async function resultsIn(report, pattern) {
  if (!existsSync(report)) throw new Problem(`No test file was run: is there one of the pattern "${pattern}"?`);
  return JSON.parse(await readFile(report, 'utf8'));
}

/**
 * State of the files that the tests of the shell and of each remote depend on; a release does not repeat tests that
 * passed here.
 */
async function statesOfScreens() {
  const names = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mf-'));
  return new Map(await Promise.all(names.map(async (name) => [name, await stateOfTests(root, name)])));
}

/** PATH whose first `node` is this one. */
const pathOf = (node) => ({ PATH: `${dirname(node)}${delimiter}${process.env.PATH}` });

/**
 * The report itself, one very long line; jest's warnings about imported JSON, which the build supports, and about its
 * forced exit.
 */
const noise = ['{"numFailedTestSuites"', 'Jest: importing JSON', 'Force exiting Jest'];

function showProgress(text) {
  if (!noise.some((start) => text.startsWith(start))) process.stdout.write(`${text}\n`);
}

/** Each of the slowest tests with its seconds and its file. */
export function slowestOf({ testResults }, count = 10) {
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ duration, fullName }) => ({ seconds: (duration ?? 0) / 1000, fullName, name })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(
      ({ seconds, fullName, name }) => `  ${seconds.toFixed(1).padStart(6)} s  ${relative(root, name)}: ${fullName}`,
    );
}

/** Numbers of passed and failed tests. Each worker that leftovers of a test have ended counts as a failure as well. */
export function jestTally(report, code, endedWorkers = 0) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + endedWorkers;
  const nothingElseFailed = failed === 0 && code !== 0;
  return {
    passed: report.numPassedTests,
    failed: nothingElseFailed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
