/**
 * A closed loop: each client asks again as soon as it was answered.
 *
 * @param {{ clients: number, seconds: number, ask: (client: number, nth: number) => Promise<void> }} load
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
        await ask(id, nth);
        times.push(performance.now() - begin);
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, id) => client(id)));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { perSecond: (times.length * 1000) / (performance.now() - start), p50: at(0.5), p99: at(0.99), failed };
}

/** One line of a table. */
export function tell(name, { perSecond, p50, p99, failed }) {
  const cells = [
    name.padEnd(34),
    perSecond.toFixed(0).padStart(7),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    String(failed).padStart(7),
  ];
  console.log(cells.join(' '));
}

export const head = `${''.padEnd(34)} ${'per s'.padStart(7)} ${'p50 ms'.padStart(8)} ${'p99 ms'.padStart(8)} ${'failed'.padStart(7)}`;
