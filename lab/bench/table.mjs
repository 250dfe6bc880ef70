/**
 * `npm run bench -- --table`: the aims of `docs/performance.md` with what this machine reaches, in one table. Runs the
 * scripts that measure them one after the other, for about half an hour; `npm run bench -- --table orders` runs these
 * alone. See README.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { aims, describeAim } from './aims.mjs';
import { readFigures } from './figures.mjs';
import { describeMachine } from './machine.mjs';

const scripts = [...new Set(aims.map(({ script }) => script))];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !scripts.includes(name));
if (unknown.length > 0) throw new Error(`No aim is measured by ${unknown.join(', ')}, only by ${scripts.join(', ')}.`);

/** Seconds after which the import beside which a neighbour is measured is left. */
const busySeconds = '60';

const folder = await mkdtemp(join(tmpdir(), 'depot-table-'));
const file = join(folder, 'figures');
try {
  await writeFile(file, '');
  const machine = describeMachine();
  for (const script of asked.length > 0 ? asked : scripts) await run(script);
  tell(machine, readFigures(file));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A script that cannot run here, such as one without its file, leaves its rows empty. */
async function run(script) {
  console.log(`▸ ${script}`);
  const env = { BENCH_FIGURES: file, BUSY_SECONDS: busySeconds };
  try {
    await mustRun([process.execPath, join(root, 'lab/bench', `${script}.mjs`)], { cwd: root, env });
  } catch (error) {
    console.log(`  ${error.message}\n${error.output ?? ''}`);
    process.exitCode = 1;
  }
}

function tell(machine, figures) {
  console.log(`\n${machine}\n`);
  console.log('| what | now | baseline | ratio | spread | aim | |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const aim of aims) {
    const cells = describeAim(aim, figures.get(aim.figure));
    console.log(`| ${[aim.what, ...cells].join(' | ')} |`);
  }
}
