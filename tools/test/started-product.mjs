import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../net/free-port.mjs';
import { onStop } from '../process/stop.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

/** Output of `npm start` once the product is usable. */
const isThere = /Depot is at (\S+)/;

/**
 * Runs `work` on the demo as `npm start` starts it with this Node, on data of its own, and ends it as Ctrl-C does.
 *
 * @param {string} node its program
 * @param {(origin: string, dataFolder: string) => Promise<void>} work
 */
export async function onStartedProduct(node, work) {
  const data = await mkdtemp(join(tmpdir(), 'depot-node-'));
  const { DATABASE_URL: _, ...surroundings } = process.env;
  const own = { DEPOT_DATA: data, DEPOT_MODE: 'demo', PORT: String(await freePort()) };
  const env = { ...surroundings, ...own, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const child = spawn(node, ['tools/command.mjs', 'start', '--no-build'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = onStop(() => end(child));
  try {
    await work(await originOf(child), data);
  } finally {
    await end(child);
    forget();
    await rm(data, { recursive: true, force: true });
  }
  if (child.exitCode !== 0) throw new Problem(`npm start ended with ${child.exitCode}.`);
}

/**
 * Address of the product.
 * @throws Problem with its output if it ends before.
 */
function originOf(child) {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      const [, origin] = isThere.exec(said) ?? [];
      if (origin) resolve(origin);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => reject(new Problem(`npm start ended with ${code}:\n${said}`)));
  });
}

/** Ends it like Ctrl-C, so that it ends its own processes in order. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}
