/**
 * Asks each kind of request at an even pace, whether or not the one before was answered, until it is over: who waits
 * for a response before asking again asks least when responses are slowest. Returns times in ms.
 */
export async function pacedLoad(asks, { everyMs, isOver, wait }) {
  const kinds = Object.entries(asks);
  const found = Object.fromEntries(kinds.map(([kind]) => [kind, { times: [], failed: 0 }]));
  const under = new Set();
  const begun = performance.now();
  for (let nth = 0; !isOver(performance.now() - begun); nth += 1) {
    for (const [kind, ask] of kinds) {
      const asked = timed(() => ask(nth), found[kind]).finally(() => under.delete(asked));
      under.add(asked);
    }
    await wait(Math.max(0, begun + (nth + 1) * everyMs - performance.now()));
  }
  await Promise.all(under);
  return Object.fromEntries(kinds.map(([kind]) => [kind, summed(found[kind])]));
}

async function timed(ask, kept) {
  const begin = performance.now();
  try {
    await ask();
    kept.times.push(performance.now() - begin);
  } catch (error) {
    if (kept.failed === 0) console.error(error.message);
    kept.failed += 1;
  }
}

function summed({ times, failed }) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), failed };
}
