import { performance } from 'node:perf_hooks';
import { runNodeLines } from '../../lab/node-lines/run-lines.mjs';
import { runDocuments } from '../../lab/production/run-documents.mjs';
import { runRecipes } from '../../lab/recipes/run-recipes.mjs';
import { runRemote } from '../../lab/remote/run-remote.mjs';
import { runUpgrade } from '../../lab/upgrade/run-upgrade.mjs';
import { runEverywhere } from '../build/build-all.mjs';
import { runBundle } from '../bundle/run-bundle.mjs';
import { checkTypes } from '../check/typecheck.mjs';
import { lint, lintByAuthority } from '../lint/lint.mjs';
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { line, Problem } from '../say/say.mjs';
import { packaged, root } from '../workspace-root.mjs';
import { runClusterFaults, runPartOnGalera } from './cluster.mjs';
import { told } from './failures.mjs';
import { runExhaustive, runJest, runPartOnMysql } from './jest.mjs';
import { runJourneys, runThoroughJourneys, runUnsteadyJourneys } from './journeys.mjs';

const npm = (script) => () => mustRun(['npm', 'run', '--silent', script], { cwd: root });

/** A check passes or fails as one; a suite returns how many of its tests did. */
const checks = {
  build: () => runEverywhere('build'),
  lint: () => lint(),
  imports: npm('imports'),
  structure: () => mustRun([process.execPath, 'tools/check/structure.mjs'], { cwd: root }),
  surfaces: () => mustRun([process.execPath, 'tools/command.mjs', 'surfaces', '--check'], { cwd: root }),
  format: () => mustRun([packaged('oxfmt'), '--check'], { cwd: root }),
  generated: () => mustRun([process.execPath, 'tools/generate/generate.mjs', '--check'], { cwd: root }),
  typecheck: () => checkTypes(),
  authority: async () => {
    await checkTypes({ compiler: packaged('tsc') });
    await lintByAuthority();
  },
};
const suites = {
  jest: runJest,
  mysql: runPartOnMysql,
  exhaustive: runExhaustive,
  galera: runPartOnGalera,
  cluster: runClusterFaults,
  production: runDocuments,
  remote: runRemote,
  recipes: runRecipes,
  e2e: runJourneys,
  thorough: runThoroughJourneys,
  unsteady: runUnsteadyJourneys,
  node: runNodeLines,
  upgrade: runUpgrade,
  bundle: runBundle,
};

/**
 * Runs one stage and prints its result and duration; returns `{ passed, failed, failures }`, where `failures` describes
 * each one.
 */
export async function runStage(name, options) {
  const start = performance.now();
  line(`\n▸ ${name}`);
  const tally = await (suites[name] ? runSuite(suites[name], options) : runCheck(checks[name]));
  const mark = tally.failed === 0 ? '✓' : '✗';
  const skipped = tally.skipped ? `, ${tally.skipped} skipped` : '';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  line(`${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds} s)`);
  return { ...tally, failures: tally.failed > 0 ? [`✗ ${name}`, ...(tally.failures ?? [])] : [] };
}

async function runCheck(check) {
  try {
    await check();
    return { passed: 1, failed: 0 };
  } catch (error) {
    const how = error instanceof CommandFailed ? error.output : error.stack;
    line(how);
    return { passed: 0, failed: 1, failures: [told('it ends so', how.trim().split('\n').slice(-16).join('\n'))] };
  }
}

async function runSuite(suite, options) {
  try {
    return await suite(options);
  } catch (error) {
    line(explanationOf(error));
    return { passed: 0, failed: 1, failures: [told('it was not finished', explanationOf(error))] };
  }
}

function explanationOf(error) {
  if (error instanceof CommandFailed) return `${error.message}\n${error.output}`;
  return error instanceof Problem ? error.message : error.stack;
}
