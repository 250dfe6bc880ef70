/**
 * Runs the gate again and again on one commit, to see whether a test depends on pace:
 * `npm run repeat-gate -- [--runs 10] [--busy 2]`. `--busy` is how many other processes use a core each meanwhile. Each
 * run is a line of `.data/test/gate-runs.log`; a command that is stopped goes on with the runs that are missing.
 */
import { execFileSync, fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../process/run-command.mjs';
import { line, Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const log = join(root, '.data', 'test', 'gate-runs.log');
const usage = 'Usage: npm run repeat-gate -- [--runs 10] [--busy 2]';

function readOptions(args) {
  const options = { runs: 10, busy: 0 };
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at].replace(/^--/, '');
    if (!Object.hasOwn(options, name) || !/^\d+$/.test(args[at + 1] ?? '')) throw new Problem(usage);
    options[name] = Number(args[at + 1]);
  }
  return options;
}

/** @returns {object[]} the runs on this commit with `busy` busy processes, in order */
export const listRuns = (text, { commit, busy }) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((written) => JSON.parse(written))
    .filter((run) => run.commit === commit && run.busy === busy);

/** A process that uses a core until it is ended. */
const burn = () => fork(import.meta.filename, ['--burn'], { stdio: 'ignore' });

async function runOnce({ commit, busy }) {
  const others = Array.from({ length: busy }, burn);
  const last = [];
  try {
    const begin = new Date().toISOString();
    const code = await runCommand([process.execPath, 'tools/command.mjs', 'test'], {
      cwd: root,
      onLine: (text) => last.push(text),
    });
    const [machine, result] = last.filter(Boolean).slice(-2);
    const failures = last.filter((text) => text.startsWith('✗'));
    return { commit, busy, begin, isGreen: code === 0, machine, result, failures };
  } finally {
    for (const child of others) child.kill();
  }
}

/** Repeats the gate until the log has this number of runs on the commit; exits with 1 if one of them failed. */
export async function repeatGate(args) {
  const { runs, busy } = readOptions(args);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  mkdirSync(dirname(log), { recursive: true });
  const done = existsSync(log) ? listRuns(readFileSync(log, 'utf8'), { commit, busy }) : [];
  while (done.length < runs) {
    const run = await runOnce({ commit, busy });
    appendFileSync(log, `${JSON.stringify(run)}\n`);
    done.push(run);
    line(`${done.length}/${runs} ${run.isGreen ? '✓' : '✗'} ${run.result}; ${run.machine}`);
  }
  const green = done.filter(({ isGreen }) => isGreen).length;
  line(`${green} of ${done.length} runs on ${commit} were green.`);
  process.exitCode = green === done.length ? 0 : 1;
}

if (process.argv[2] === '--burn') for (;;) Math.sqrt(Date.now());
