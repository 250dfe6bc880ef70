import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.mjs';
import { root } from '../workspace-root.mjs';

const quietNode = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** All jest tests beside a throwaway database. A file that cannot even be read counts as one failure. */
export async function runJest(pattern) {
  const folder = await mkdtemp(join(tmpdir(), 'depot-jest-'));
  const report = join(folder, 'report.json');
  try {
    const jest = [
      process.execPath,
      ...quietNode,
      'node_modules/jest/bin/jest.js',
      `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
      '--workerIdleMemoryLimit=1500MB',
      '--json',
      `--outputFile=${report}`,
      '--silent',
    ];
    const command = [process.execPath, 'tools/with-database.mjs', ...jest, ...(pattern ? [pattern] : [])];
    const code = await runCommand(command, { cwd: root, onLine: showProgress });
    return tallyOf(JSON.parse(await readFile(report, 'utf8')), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The report itself, one very long line, and what jest thinks of imported JSON, which the build understands. */
const noise = ['{"numFailedTestSuites"', 'Jest: importing JSON'];

function showProgress(text) {
  if (!noise.some((start) => text.startsWith(start))) process.stdout.write(`${text}\n`);
}

export function tallyOf(report, code) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const nothingElseFailed = failed === 0 && code !== 0;
  return { passed: report.numPassedTests, failed: nothingElseFailed ? 1 : failed, skipped: report.numPendingTests + report.numTodoTests };
}
