const number = (value) => value.toLocaleString('en-US');
const codesShown = 12;

/** Results of a run, as lines for the terminal. */
export function summaryLines(outcome) {
  const { options, done, seconds, kills, checks, lost, lostInPeace, busy, busyInPeace, outcomes, faults, faultCount } =
    outcome;
  const perSecond = (done / seconds).toFixed(0);
  const lines = [
    `${number(done)} commands in ${seconds.toFixed(0)} s, ${perSecond} a second; seed ${options.seed}`,
    ...Object.entries(kills).map(([fault, count]) => `${fault}: ${count} times`),
    `${checks} checks of all invariants`,
    `${number(lost)} answers were lost and asked for again, ${number(lostInPeace)} of them while nobody was killed`,
    `${number(busy)} were 503, ${number(busyInPeace)} of them while nobody was killed`,
    ...codeLines(outcomes),
    '',
    ...[...outcomes].toSorted(([a], [b]) => a.localeCompare(b)).map(commandLine),
    '',
  ];
  if (faultCount === 0) return [...lines, 'Nothing was lost, nothing happened twice, every invariant held.'];
  return [...lines, `${number(faultCount)} faults (seed ${options.seed})`, ...faults.flatMap(faultLines)];
}

function codeLines(outcomes) {
  const codes = new Map();
  for (const counts of outcomes.values())
    for (const [code, count] of counts) codes.set(code, (codes.get(code) ?? 0) + count);
  const told = [...codes].toSorted(([, a], [, b]) => b - a).slice(0, codesShown);
  return [told.map(([code, count]) => `${number(count)} ${code}`).join(', ')];
}

function commandLine([name, counts]) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const others = [...counts].filter(([code]) => code !== 'done').map(([code, count]) => `${number(count)} ${code}`);
  const cells = [name.padEnd(20), number(total).padStart(8), number(counts.get('done') ?? 0).padStart(8), 'done '];
  return `  ${[...cells, others.join(', ')].join(' ')}`.trimEnd();
}

function faultLines({ invariant, what, tenant, rows, count, last }) {
  const title = [invariant && `invariant ${invariant}`, tenant, what, count && `${count} rows`]
    .filter(Boolean)
    .join(': ');
  return [
    `  ${title}`,
    ...(rows ?? []).map((row) => `    ${JSON.stringify(row)?.slice(0, 1500)}`),
    ...(last ?? []).map((command) => `    before: ${JSON.stringify(command).slice(0, 600)}`),
  ];
}
