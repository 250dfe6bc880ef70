import { setPriority } from 'node:os';
import { ensureTestPrograms } from '../prerequisites/debian-program.mjs';
import { ensureNpmPackages } from '../prerequisites/npm-packages.mjs';
import { ensureSystemPackages } from '../prerequisites/system-packages.mjs';
import { asPart, isStopping, stopAll, stopOnSignals } from '../process/stop.mjs';
import { line, Problem } from '../say/say.mjs';
import { measureMachine } from './machine-load.mjs';
import { readOptions, stageStepsOf } from './options.mjs';

/**
 * Priority of the processes that read files in the product. Tests with a higher one would take the cores from them, and
 * wait for them longer.
 */
const priority = 10;

/** Runs the selected stages, independent of earlier failures, and ends with one line of totals. */
export async function testEverything(args) {
  stopOnSignals();
  const sayLoad = measureMachine();
  setPriority(priority);
  const tally = await tallyOf(args);
  await stopAll();
  if (tally.failures.length > 0) line(`\nWhat failed:\n${tally.failures.join('\n')}`);
  line(sayLoad());
  line(`${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed === 0 ? 0 : 1);
}

async function tallyOf(args) {
  const tally = { passed: 0, failed: 0, failures: [] };
  try {
    const { stages, ...options } = readOptions(args);
    await prepare(stages);
    const { runStage } = await import('./stages.mjs');
    const { default: pMap } = await import('p-map');
    for (const step of stageStepsOf(stages)) {
      const run = (name) => (isStopping() ? notRun(name) : asPart(() => runStage(name, options)));
      for (const { passed, failed, failures } of await pMap(step, run, { concurrency: 2 })) {
        tally.passed += passed;
        tally.failed += failed;
        tally.failures.push(...failures);
      }
    }
  } catch (error) {
    line(error instanceof Problem ? error.message : error.stack);
    tally.failed += 1;
    tally.failures.push('✗ what is above');
  }
  return tally;
}

/** A stage that did not run counts as failed. */
function notRun(name) {
  line(`✗ ${name}: not run`);
  return { passed: 0, failed: 1, failures: [`✗ ${name}`] };
}

/** Stages that start database servers, and some of them nginx. */
const onDatabases = ['jest', 'mysql', 'galera', 'cluster', 'production', 'node', 'upgrade'];

/** Stages of journeys. */
const inBrowser = ['e2e', 'thorough', 'unsteady'];

async function prepare(stages) {
  line('Preparing');
  await ensureNpmPackages();
  const isOneOf = (names) => names.some((name) => stages.includes(name));
  if (isOneOf([...onDatabases, ...inBrowser, 'remote', 'recipes']))
    await ensureSystemPackages(['mariadb', 'chromium', 'font']);
  if (isOneOf(onDatabases)) ensureTestPrograms(['nginx', 'promtool']);
  if (isOneOf(inBrowser)) ensureTestPrograms(['chromium-headless-shell']);
}
