import { cpus, loadavg } from 'node:os';

const busyMs = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/**
 * Begins to measure; returns a function that says how long it took, how much processor time the machine spent
 * meanwhile, other work included, and how loaded it was at the start and at the end.
 */
export function measureMachine() {
  const start = Date.now();
  const [before, [loadBefore]] = [busyMs(), loadavg()];
  return () => {
    const seconds = (Date.now() - start) / 1000;
    const time = `${Math.floor(seconds / 60)}m${String(Math.round(seconds % 60)).padStart(2, '0')}s`;
    const busy = ((busyMs() - before) / 1000).toFixed(0);
    const loads = [loadBefore, loadavg()[0]].map((load) => load.toFixed(1)).join(' to ');
    return `${time}, ${busy} s of processor time on ${cpus().length} cores, load average ${loads}`;
  };
}
