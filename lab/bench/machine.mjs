import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { root } from '../../tools/workspace-root.mjs';

/** A machine with more to do than this, of each of its processors, measures what others do. */
const busy = 0.3;

/** Commit, machine and how busy it is, in lines of text. */
export function describeMachine() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
  const load = loadavg()[0] / availableParallelism();
  return [
    `Depot ${commit}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
    `${availableParallelism()} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    `Load of each processor at the start: ${load.toFixed(2)}${load > busy ? ' (NOT quiet)' : ''}`,
  ].join('\n');
}
