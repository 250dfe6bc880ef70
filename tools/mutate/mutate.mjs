import { relative } from 'node:path';
import { temporaryMariadb } from '../database/temporary.mjs';
import { isStopping, onStop, stopAll, stopOnSignals } from '../process/stop.mjs';
import { line } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { compilerNotices } from './compiler.mjs';
import { chosenMutants } from './find-mutants.mjs';
import { readOptions } from './options.mjs';
import { relatedTests } from './related-tests.mjs';
import { runMutant } from './run-mutant.mjs';

/** Tries faults in each package and prints, by package, how many were noticed and which were not. */
export async function mutate(args) {
  const options = readOptions(args);
  const rooms = options.rooms.map((room) => ({ room, ...chosenMutants(room, options) }));
  if (options.list) return rooms.forEach(list);
  stopOnSignals();
  await withDatabase(async () => {
    for (const { room, total, chosen } of rooms) {
      line(`\n${room}: ${chosen.length} of ${total} faults, seed ${options.seed}`);
      report(room, await tryAll(chosen, options));
      if (isStopping()) return;
    }
  });
  await stopAll();
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const short = (text) => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

/** What a fault changes, by the first place where the two differ. */
export function describe({ file, line: at, rule, before, after }) {
  const [was, is] = [oneLine(before), oneLine(after)];
  let same = 0;
  while (same < Math.min(was.length, is.length) && was[same] === is[same]) same += 1;
  const from = was.length > 90 || is.length > 90 ? Math.max(0, same - 30) : 0;
  return `${file}:${at} ${rule}: ${short(was.slice(from))} → ${short(is.slice(from)) || 'nothing'}`;
}

function list({ room, total, chosen }) {
  line(`\n${room}: ${chosen.length} of ${total} faults`);
  for (const mutant of chosen) line(`  ${describe(mutant)}`);
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

async function tryAll(mutants, options) {
  const tried = [];
  for (const [index, mutant] of mutants.entries()) {
    if (isStopping()) break;
    const tests = (await relatedTests(mutant.file)).slice(0, options.tests);
    const begin = Date.now();
    let outcome = await runMutant(mutant, tests, options);
    if (isStopping()) break;
    if (outcome !== 'noticed' && compilerNotices(mutant)) outcome = 'noticed';
    tried.push({ mutant, outcome, tests });
    const seconds = ((Date.now() - begin) / 1000).toFixed(0);
    line(`  ${index + 1}/${mutants.length} ${outcome} (${seconds} s) ${describe(mutant)}`);
  }
  return tried;
}

function report(room, tried) {
  const of = (outcome) => tried.filter((one) => one.outcome === outcome);
  const [noticed, survived, undecided] = ['noticed', 'survived', 'undecided'].map(of);
  const share = tried.length === 0 ? 100 : Math.round((noticed.length / tried.length) * 100);
  line(`${room}: ${noticed.length} of ${tried.length} noticed (${share} %), ${undecided.length} undecided`);
  for (const { mutant, outcome, tests } of [...survived, ...undecided]) {
    line(`  ${outcome}: ${describe(mutant)}`);
    const names = tests.map((test) => relative(root, test));
    line(`    ${names.length > 0 ? `against ${names.join(', ')}` : 'no test loads it'}`);
  }
}
