/**
 * `npm run bench`: every measurement that needs no file, one after the other, with the machine that it ran on. Takes
 * about half an hour; `npm run bench -- phone orders` takes these alone, `npm run bench -- --table`
 * prints the aims beside what is reached, and `npm run bench -- --against <commit>` compares with a commit.
 */
import { join } from 'node:path';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { describeMachine } from './machine.mjs';

const all = ['phone', 'federation', 'release', 'orders', 'inventory', 'labels', 'memory'];

const asked = process.argv.slice(2);
const names = asked.length > 0 ? all.filter((name) => asked.includes(name)) : all;

if (asked[0] === '--against' || asked[0] === '--table') await run(asked[0].slice(2), asked.slice(1));
else {
  console.log(describeMachine());
  await runEverywhere('build');
  for (const name of names) {
    console.log(`\n▸ ${name}`);
    await run(name);
  }
}

async function run(name, args = []) {
  await mustRun([process.execPath, join(root, 'lab/bench', `${name}.mjs`), ...args], {
    cwd: root,
    onLine: (line) => console.log(line),
  });
}
