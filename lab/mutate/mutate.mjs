import { join } from 'node:path';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { isStopping, onStop, stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { line } from '../../tools/say/say.mjs';
import { listGateSpecs } from '../../tools/test/levels.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { compilerNotices } from './compiler.mjs';
import { describe, figuresOf, printArea, printTable } from './figures.mjs';
import { chosenMutants } from './find-mutants.mjs';
import { readOptions } from './options.mjs';
import { relatedTests } from './related-tests.mjs';
import { runMutant } from './run-mutant.mjs';
import { keepTried, readTried } from './tried.mjs';

/** Tries faults in each area and prints, by area, how many were noticed and which were not. */
export async function mutate(args) {
  const options = readOptions(args);
  const areas = options.areas.map((area) => ({ ...area, ...chosenMutants(area.paths, options) }));
  const tried = readTried(options.isGate);
  if (options.list) return areas.forEach(list);
  if (options.table) return printTable(areas.map((area) => figuresOf(area, tried)));
  stopOnSignals();
  await withDatabase(async () => {
    for (const area of areas) {
      line(`\n${area.name}: ${area.chosen.length} of ${area.total} faults, seed ${options.seed}`);
      await tryAll(area.chosen, tried, options);
      printArea(figuresOf(area, tried), tried);
      if (isStopping()) return;
    }
  });
  await stopAll();
}

function list({ name, total, chosen }) {
  line(`\n${name}: ${chosen.length} of ${total} faults`);
  for (const mutant of chosen) line(`  ${mutant.id} ${describe(mutant)}`);
}

/** One database server for all faults; each test file makes and removes its own database. */
async function withDatabase(work) {
  if (process.env.DEPOT_TEST_DATABASE_URL) return work();
  const database = await temporaryMariadb();
  const remove = onStop(() => database.remove());
  process.env.DEPOT_TEST_DATABASE_URL = database.url;
  try {
    await work();
  } finally {
    remove();
    await database.remove();
  }
}

const gateSpecs = new Set(listGateSpecs().map((file) => join(root, file)));
const isInGate = (test) => gateSpecs.has(test);

/** As many at once as the machine has cores: each runs its tests one after the other. */
async function tryAll(mutants, tried, options) {
  const wanted = options.again ? mutants.filter(({ id }) => tried.get(id)?.outcome !== 'noticed') : mutants;
  const next = wanted.entries();
  const takeTurns = async () => {
    for (const [index, mutant] of next) {
      const said = await tryOne(mutant, tried, options);
      if (isStopping()) return;
      line(`  ${index + 1}/${wanted.length} ${said}`);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, takeTurns));
}

async function tryOne(mutant, tried, options) {
  const begin = Date.now();
  const related = await relatedTests(mutant);
  const tests = (options.isGate ? related.filter(isInGate) : related).slice(0, options.tests);
  const outcome = await outcomeOf(mutant, tests, options);
  if (isStopping()) return '';
  tried.set(mutant.id, { outcome, tests });
  keepTried(tried, options.isGate);
  return `${outcome} (${((Date.now() - begin) / 1000).toFixed(0)} s) ${mutant.id} ${describe(mutant)}`;
}

/** Rules whose faults the compiler cannot notice. */
const unseenByCompiler = /^(?:SQL|removed await|removed call|changed method)/;

/** The compiler takes longer than a test, so it runs last. */
async function outcomeOf(mutant, tests, options) {
  const outcome = await runMutant(mutant, tests, options);
  if (outcome === 'noticed' || unseenByCompiler.test(mutant.rule)) return outcome;
  return compilerNotices(mutant) ? 'noticed' : outcome;
}
