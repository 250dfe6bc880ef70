/**
 * `npm run bench -- --against <commit> [lists stock life]`: what became slower since a commit. Builds that commit in a
 * worktree, serves both versions beside each other, each with a database and the same orders of its own, and asks them
 * in turns. See README.md.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { buildCheckout, buildHost } from './against/checkout.mjs';
import { listQuestions, questionSets } from './against/questions.mjs';
import { compareTimes, roundOrder } from './against/spread.mjs';
import { startDepot } from './depot.mjs';
import { hashAnswer } from './hash-answer.mjs';
import { measure, measureProcessors } from './load.mjs';
import { describeMachine } from './machine.mjs';
import { seedTrade } from './seed.mjs';

const rounds = Number(process.env.ROUNDS ?? 4);
const seconds = Number(process.env.SECONDS ?? 2);
const seed = { products: Number(process.env.PRODUCTS ?? 5000), orders: Number(process.env.ORDERS ?? 25_000) };

const [commit, ...asked] = process.argv.slice(2);
if (!commit) throw new Error('Name the commit: npm run bench -- --against <commit> [lists stock life]');
const unknown = asked.filter((name) => !questionSets.includes(name));
if (unknown.length > 0) throw new Error(`There is no set ${unknown.join(', ')}, only ${questionSets.join(', ')}.`);
const sets = asked.length > 0 ? asked : questionSets;

stopOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'depot-against-'));
let checkout;
const versions = {};
try {
  console.log(describeMachine());
  checkout = await buildCheckout(commit, join(folder, 'checkout'));
  await buildHost(root);
  versions.before = await startVersion(checkout.folder, 'before');
  versions.after = await startVersion(root, 'after');
  await tellAnswers();
  const isSlower = tellTimes(await measureInTurns());
  process.exitCode = isSlower ? 1 : 0;
} finally {
  for (const { depot, database } of Object.values(versions)) {
    await depot?.stop();
    await database.remove();
  }
  checkout?.remove();
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}

async function startVersion(from, name) {
  const [database] = await Promise.all([temporaryMariadb(), mkdir(join(folder, name))]);
  try {
    const depot = await startDepot(database.url, join(folder, name), from);
    const access = await seedTrade(depot.url, seed);
    const questions = listQuestions(depot, access).filter(({ set }) => sets.includes(set));
    return { depot, database, questions };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/** Says which answers differ: their times are those of different work. */
async function tellAnswers() {
  for (const [at, { name, isRead, ask }] of versions.after.questions.entries()) {
    if (!isRead) continue;
    const [before, after] = await Promise.all([versions.before.questions[at].ask(), ask()]);
    if (hashAnswer(before) !== hashAnswer(after)) console.log(`${name}: the answers differ`);
  }
}

/** Milliseconds by question and version: of processors for each answer, and of the clock. */
async function measureInTurns() {
  const runs = versions.after.questions.map(() => ({ before: [], after: [] }));
  for (const name of ['before', 'after'])
    for (const { clients, ask } of versions[name].questions) await measure({ clients, seconds, ask });
  for (let round = 0; round < rounds; round += 1)
    for (const [at, values] of runs.entries())
      for (const name of roundOrder) {
        const { depot, database, questions } = versions[name];
        const { clients, ask } = questions[at];
        const run = await measureProcessors({ clients, seconds, pid: depot.pid, database: database.pid, ask });
        if (run.failed > 0) throw new Error(`${questions[at].name}: ${run.failed} requests failed.`);
        values[name].push({ processor: run.ofServer + run.ofDatabase, clock: 1000 / run.perSecond });
      }
  return runs;
}

/** Returns true if something became slower. */
function tellTimes(runs) {
  const right = (words) => words.map((word) => word.padStart(9)).join('');
  const head = ['before', 'now', 'ratio', 'spread', ''];
  console.log(`\n${checkout.name} before, this checkout now; ${rounds} rounds of before, now, now, before`);
  console.log(`${''.padEnd(20)}${right(['ms of', 'processors', ...head.slice(2)])} ${right(['ms of', 'clock'])}`);
  const slower = [];
  for (const [at, { before, after }] of runs.entries()) {
    const { name } = versions.after.questions[at];
    const [processor, clock] = ['processor', 'clock'].map((unit) =>
      compareTimes(...[before, after].map((side) => side.map((run) => run[unit]))),
    );
    const cells = (times) => right([times.before.toFixed(2), times.after.toFixed(2), ...shares(times), times.verdict]);
    console.log(`${name.padEnd(20)}${cells(processor)} |${cells(clock)}`);
    if (processor.verdict === 'slower' || clock.verdict === 'slower') slower.push(name);
  }
  console.log(
    slower.length > 0 ? `\nSlower by more than the spread: ${slower.join(', ')}` : '\nNothing became slower.',
  );
  return slower.length > 0;
}

function shares({ ratio, spread }) {
  return [ratio.toFixed(2), `±${spread.toFixed(2)}`];
}
