/**
 * `npm run bench`: every measurement that needs no file, one after the other, with the machine that it ran on. Takes
 * about half an hour; `npm run bench -- phone orders` takes these alone.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';

const all = ['phone', 'federation', 'release', 'orders', 'inventory', 'labels', 'memory'];
/** A machine with more to do than this, of each of its processors, measures what others do. */
const busy = 0.3;

const asked = process.argv.slice(2);
const names = asked.length > 0 ? all.filter((name) => asked.includes(name)) : all;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
const load = loadavg()[0] / availableParallelism();

console.log(`Depot ${commit}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
console.log(`${availableParallelism()} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB`);
console.log(`Load of each processor at the start: ${load.toFixed(2)}${load > busy ? ' (NOT quiet)' : ''}`);
await runEverywhere('build');
for (const name of names) {
  console.log(`\n▸ ${name}`);
  await mustRun([process.execPath, join(root, 'bench', `${name}.mjs`)], {
    cwd: root,
    onLine: (line) => console.log(line),
  });
}
