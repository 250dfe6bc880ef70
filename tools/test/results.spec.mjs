import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { failuresOfJest, failuresOfJourneys, orNothingRun, watchWorkers } from './failures.mjs';
import { listFileTimes } from './file-times.mjs';
import { filesOf, jestTally, slowestOf } from './jest.mjs';
import { journeyTally } from './journeys.mjs';
import { gateStages, readOptions, stageNames, stageStepsOf } from './options.mjs';

describe('what is asked for', () => {
  test('the gate, everything, and either of them from a stage on', () => {
    expect(readOptions([])).toMatchObject({ stages: gateStages, isGate: true });
    expect(readOptions(['--from', 'jest'])).toMatchObject({ stages: ['jest', 'e2e'], isGate: true });
    expect(readOptions(['--all'])).toMatchObject({ stages: stageNames, isGate: false });
    const rest = readOptions(['--all', '--from', 'e2e']);
    expect(rest).toMatchObject({ stages: stageNames.slice(stageNames.indexOf('e2e')), isGate: false });
    expect(rest.stages).toEqual(expect.arrayContaining(['exhaustive', 'thorough', 'unsteady', 'upgrade', 'cluster']));
  });

  test('a stage as a whole, some stages, files by name', () => {
    expect(readOptions(['--only', 'jest'])).toMatchObject({ stages: ['jest'], isGate: false });
    expect(readOptions(['--only', 'cluster', 'node'])).toMatchObject({ stages: ['cluster'], pattern: 'node' });
    expect(readOptions(['--only', 'remote'])).toMatchObject({ stages: ['remote'] });
    expect(readOptions(['--only', 'node', '24'])).toMatchObject({ stages: ['node'], pattern: '24' });
    expect(readOptions(['--only', 'e2e,build', 'orders'])).toMatchObject({
      stages: ['build', 'e2e'],
      pattern: 'orders',
    });
  });

  test('the stages that a database server matters to, on one by its name', () => {
    const server = 'mysql-9.7';
    const whole = { server, isGate: false };
    expect(readOptions(['--database', server])).toMatchObject({ stages: ['build', 'jest', 'e2e'], ...whole });
    expect(readOptions(['--database', server, '--only', 'jest', 'orders'])).toMatchObject({
      stages: ['jest'],
      pattern: 'orders',
      ...whole,
    });
  });

  test.each([
    ...[[['--from']], [['--from', 'mysql']], [['--all', 'jest']]],
    ...[[['--only']], [['--only', 'jests']], [['jest']], [['--only', 'jest', 'a', 'b']]],
    ...[[['--database']], [['--database', 'mysql-4']], [['--database', 'mysql-9.7', '--only', 'lint']]],
  ])('%p is explained', (args) => expect(() => readOptions(args)).toThrow('Usage: npm test'));
});

test('what reads the sources runs side by side, and what waits for programs; nothing is left out', () => {
  expect(stageStepsOf(['build', 'lint', 'format', 'jest'])).toEqual([['build'], ['lint', 'format'], ['jest']]);
  expect(stageStepsOf(['jest', 'production', 'galera', 'e2e'])).toEqual([['jest'], ['production', 'galera'], ['e2e']]);
  expect(stageStepsOf(['names', 'galera'])).toEqual([['names'], ['galera']]);
  expect(stageStepsOf(['names'])).toEqual([['names']]);
  expect(stageStepsOf(stageNames).flat()).toEqual(stageNames);
});

test('on a further server every choice of a pattern is held to the tests that need a database', () => {
  const server = 'mysql-9.7';
  const all = ['services/inventory/test/lots.db.spec.ts', 'services/stock/src/lots.spec.ts', 'libs/a/bins.db.spec.ts'];
  const chosen = (options) => all.filter((file) => new RegExp(filesOf(options)).test(file));
  expect(chosen({})).toEqual(all);
  expect(chosen({ pattern: 'lots|none' })).toEqual(all.slice(0, 2));
  expect(chosen({ server })).toEqual([all[0], all[2]]);
  expect(chosen({ server, pattern: 'lots|bins' })).toEqual([all[0], all[2]]);
  expect(chosen({ server, pattern: 'lots' })).toEqual([all[0]]);
});

test('each file is told with its seconds and how many tests it has, the slowest first', () => {
  const file = (name, startTime, endTime, count) => ({
    name: `${root}/${name}`,
    startTime,
    endTime,
    assertionResults: Array.from({ length: count }),
  });
  expect(
    listFileTimes({ testResults: [file('a.spec.ts', 0, 1_500, 1), file('b.spec.ts', 1_000, 13_000, 20)] }),
  ).toEqual(['    12.0 s    20  b.spec.ts', '     1.5 s     1  a.spec.ts']);
});

test('a run of everything leaves some files to the stage for them, and nothing that is named', async () => {
  const longRun = 'services/host/test/rolling-restart.db.spec.ts';
  const isChosen = (options) => new RegExp(filesOf(options) ?? '').test(longRun);
  expect([{ pattern: 'rolling' }, { config: 'other.mjs' }, { server: 'mysql-9.7' }].every(isChosen)).toBe(true);
  const listed = await filesOfJest(filesOf({}));
  const all = await filesOfJest();
  expect(all.filter((file) => !listed.includes(file)).sort()).toEqual([
    'libs/node/importing/src/source/hostile-files.spec.ts',
    'services/host/test/domains-at-proxy.db.spec.ts',
    longRun,
  ]);
});

/** Files that jest selects for a pattern. */
async function filesOfJest(...pattern) {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--listTests', ...pattern];
  const { stdout } = await promisify(execFile)(process.execPath, jest, { cwd: root });
  return stdout
    .trim()
    .split('\n')
    .map((file) => relative(root, file));
}

test('the slowest tests are named with their file, slowest first', () => {
  const file = (name, ...durations) => ({
    name: `${root}/${name}`,
    assertionResults: durations.map((duration, at) => ({ duration, fullName: `test ${at}` })),
  });
  const testResults = [file('a.spec.ts', 1_500, null), file('b/c.spec.ts', 90_040)];
  expect(slowestOf({ testResults }, 2)).toEqual(['    90.0 s  b/c.spec.ts: test 0', '     1.5 s  a.spec.ts: test 0']);
  expect(slowestOf({ testResults })).toHaveLength(3);
});

describe('what counts as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 0,
  };
  const good = { ...report, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

  test('failed tests and files that cannot be read', () =>
    expect(jestTally(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 1 }));
  test('a run that ends badly although no test failed', () => expect(jestTally(good, 1).failed).toBe(1));
  test('nothing', () => expect(jestTally(good, 0).failed).toBe(0));
  test('a process that a test has ended by what it left behind', () => expect(jestTally(good, 0, 1).failed).toBe(1));

  test('a journey that passes only the second time', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(journeyTally({ stats, errors: [] }, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
    expect(journeyTally({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{}] }, 1).failed).toBe(1);
  });
});

describe('the end of a run tells again', () => {
  test('each test that failed with the first lines of how, and a file that cannot be read', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'takes away',
        failureMessages: [`\u001b[31mexpected 1\u001b[39m\n${'at\n'.repeat(20)}`],
      },
    ];
    const testResults = [
      { name: `${root}/a.spec.ts`, message: '', assertionResults },
      { name: `${root}/b.spec.ts`, message: 'Unexpected token', assertionResults: [] },
    ];
    const [first, second] = failuresOfJest({ testResults });
    expect(first?.split('\n').slice(0, 2)).toEqual(['✗ a.spec.ts: takes away', '    expected 1']);
    expect(first).toContain('… 6 more lines');
    expect(second).toBe('✗ b.spec.ts\n    Unexpected token');
  });

  test('what a test has left behind, where that ended the process of a later one', () => {
    const shown = [];
    const { hear, failures } = watchWorkers((text) => shown.push(text));
    const lines = ['PASS a.spec.ts', '  ●  process.exit called with "1"', '', '      at Timeout.exit (b.ts:34:30)'];
    for (const text of lines) hear(text);
    expect(failures()).toEqual([
      '✗ a test left behind what ended a later one\n      ●  process.exit called with "1"\n    \n          at Timeout.exit (b.ts:34:30)',
    ]);
    expect(shown).toEqual(lines);
  });

  test('each journey that failed, what stood on its page beside the frame, and what its browser said', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'depot-outline-'));
    const path = join(folder, 'error-context.md');
    await writeFile(path, '# Page snapshot\n\n```yaml\n- banner\n- main:\n  - button "Save"\n```\n');
    const words = Buffer.from('12:00:00.000 Not loaded').toString('base64');
    const attachments = [
      { name: 'error-context', path },
      { name: 'browser', body: words },
    ];
    const results = [{ errors: [{ message: 'not found' }], attachments }];
    const specs = [
      { ok: false, file: 'orders.spec.ts', title: 'is saved', tests: [{ results }] },
      { ok: true, file: 'orders.spec.ts', title: 'is shown', tests: [] },
    ];
    expect(await failuresOfJourneys({ suites: [{ suites: [{ specs }] }] })).toEqual([
      '✗ orders.spec.ts: is saved\n    not found\n    - main:\n      - button "Save"\n' +
        '  and its browser said\n    12:00:00.000 Not loaded',
    ]);
    await rm(folder, { recursive: true });
  });
});

test('a run of tests that left out all of them has not passed', () => {
  const nothing = { passed: 0, failed: 0, skipped: 9 };
  expect(orNothingRun(nothing)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('9 skipped')],
  });
  for (const ran of [
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1, failures: ['✗ a'] },
  ])
    expect(orNothingRun(ran)).toEqual(ran);
});
