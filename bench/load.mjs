/**
 * A closed loop: each client asks again as soon as it was answered, until the time is over or `ask` returns false
 * because nothing is left to do.
 *
 * @param {{ clients: number, seconds: number, ask: (client: number, nth: number) => Promise<unknown> }} load
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number }>} times in ms
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
  return { perSecond: (times.length * 1000) / (performance.now() - start), p50: at(0.5), p99: at(0.99), failed };
}

/**
 * Depot and the baseline in turns, so that both meet one machine; prints the medians of the rounds, and the median of
 * their ratios.
 */
export async function compare(name, { rounds, clients, seconds, baseline, depot }) {
  await compareSteps([{ name, baseline, depot }], { rounds, clients, seconds });
}

/**
 * The same for steps that feed each other: each round takes every step, so that none runs out of what the step before
 * leaves.
 */
export async function compareSteps(steps, { rounds, clients, seconds }) {
  const runs = steps.map(() => ({ baseline: [], depot: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { baseline, depot }] of steps.entries()) {
      runs[at].baseline.push(await measure({ clients, seconds, ask: baseline }));
      runs[at].depot.push(await measure({ clients, seconds, ask: depot }));
    }
  }
  steps.forEach(({ name }, at) => tellBoth(name, runs[at]));
}

function tellBoth(name, { baseline, depot }) {
  const ratios = depot.map(({ perSecond }, round) => perSecond / baseline[round].perSecond);
  tellMedians(`baseline, ${name}`, baseline);
  tellMedians(`Depot, ${name}`, depot, median(ratios));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One line of a table. */
export function tell(name, run) {
  tellMedians(name, [run]);
}

/** One line of several runs, with the ratio to what they are compared with. */
function tellMedians(name, runs, ratio) {
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
  console.log([...cells, ratio === undefined ? '' : ratio.toFixed(2).padStart(7)].join(' ').trimEnd());
}

export const head =
  `${''.padEnd(34)} ${'per s'.padStart(7)} ${'p50 ms'.padStart(8)} ${'p99 ms'.padStart(8)} ` +
  `${'failed'.padStart(7)} ${'ratio'.padStart(7)}`;
