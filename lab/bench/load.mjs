import { median } from './against/spread.mjs';
import { recordFigure } from './figures.mjs';
import { processorMs } from './processor.mjs';

/**
 * A closed loop: each client asks again as soon as it was answered, until the time is over or `ask` returns false
 * because nothing is left to do.
 *
 * @param {{ clients: number, seconds: number, ask: (client: number, nth: number) => Promise<unknown> }} load
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, times: number }>} times in ms; of
 *   how many answers
 */
export async function measure({ clients, seconds, ask }) {
  const times = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = async (id) => {
    for (let nth = 0; performance.now() < end; nth += 1) {
      const begin = performance.now();
      try {
        if ((await ask(id, nth)) === false) return;
        times.push(performance.now() - begin);
      } catch (error) {
        if (failed === 0) console.error(error.message);
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, id) => client(id)));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  const perSecond = (times.length * 1000) / (performance.now() - start);
  return { perSecond, p50: at(0.5), p99: at(0.99), failed, times: times.length };
}

/**
 * Depot and the baseline in turns, so that both meet one machine; prints the medians of the rounds, and the median of
 * their ratios. Each server is `{ pid, ask }`.
 */
export async function compare(name, { baseline, depot, ...load }) {
  await compareSteps([{ name, baseline, depot }], load);
}

/**
 * The same for steps that feed each other: each round takes every step, so that none runs out of what the step before
 * leaves. A step may have an `equal` server beside both; Depot's ratio to that one comes last. `database` is the
 * process of the database, which all of them ask.
 */
export async function compareSteps(steps, { rounds, database, ...load }) {
  const runs = steps.map(({ name: _, ...servers }) => Object.fromEntries(Object.keys(servers).map((it) => [it, []])));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { name: _, ...servers }] of steps.entries()) {
      for (const [server, { pid, ask }] of Object.entries(servers))
        runs[at][server].push(await measureProcessors({ ...load, pid, database, ask }));
    }
  }
  steps.forEach(({ name }, at) => tellAll(name, runs[at]));
}

/** Measures, and what a request takes of a processor, in ms, in the server's process and in the database's. */
export async function measureProcessors({ pid, database, ...load }) {
  const pids = [pid, database];
  const before = await Promise.all(pids.map(processorMs));
  const run = await measure(load);
  const after = await Promise.all(pids.map(processorMs));
  const [ofServer, ofDatabase] = after.map((ms, at) => (ms - before[at]) / run.times);
  return { ...run, ofServer, ofDatabase };
}

function tellAll(name, { depot, ...others }) {
  const ratios = Object.values(others).map((peer) =>
    median(depot.map(({ perSecond }, round) => perSecond / peer[round].perSecond)),
  );
  for (const [peer, runs] of Object.entries(others))
    recordFigure(`${name}, ${peer}`, { values: listRates(depot), baseline: listRates(runs) });
  for (const [peer, runs] of Object.entries(others)) tellMedians(`${peer}, ${name}`, runs);
  tellMedians(`Depot, ${name}`, depot, ratios);
}

const listRates = (runs) => runs.map(({ perSecond }) => perSecond);

/** One line of a table. */
export function tell(name, run) {
  tellMedians(name, [run]);
}

/** One line of several runs, with the ratios to what they are compared with. */
function tellMedians(name, runs, ratios = []) {
  const figure = (key, digits, width) =>
    median(runs.map((run) => run[key]))
      .toFixed(digits)
      .padStart(width);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const cells = [
    name.padEnd(34),
    figure('perSecond', 0, 7),
    figure('p50', 1, 8),
    figure('p99', 1, 8),
    String(failed).padStart(7),
  ];
  const processors = runs[0].ofServer === undefined ? [] : [figure('ofServer', 2, 7), figure('ofDatabase', 2, 7)];
  console.log([...cells, ...processors, ...ratios.map((ratio) => ratio.toFixed(2).padStart(7))].join(' '));
}

const right = (words, width) => words.map((word) => word.padStart(width));

export const head = [
  ''.padEnd(34),
  ...right(['per s'], 7),
  ...right(['p50 ms', 'p99 ms'], 8),
  'failed'.padStart(7),
].join(' ');

/** Where processors are looked at: milliseconds of one that a request takes in either process. */
export const processorsHead = `${head} ${right(['server', 'datab.'], 7).join(' ')}`;

/** Where servers are compared as well: the ratios to the bare one and to an equal one. */
export const comparedHead = `${processorsHead} ${right(['ratio', 'equal'], 7).join(' ')}`;
