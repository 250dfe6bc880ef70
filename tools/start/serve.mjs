import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onStop } from '../process/stop.mjs';
import { endingWithUs } from '../process/with-parent.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { openHostLog } from './host-log.mjs';

const host = join(root, 'services/host/dist/main.js');
const patienceMs = 60_000;

/**
 * Starts the services and waits until they are ready. Their log goes to `<dataFolder>/host.log`.
 *
 * @returns {Promise<{ url: string, died: Promise<string> }>}
 */
export async function serve({ port, dataFolder, env }) {
  const log = await openHostLog(dataFolder);
  const [program, args] = endingWithUs(process.execPath, [host]);
  const child = spawn(program, args, { cwd: root, env: { ...env, PORT: String(port) }, stdio: ['ignore', log.fd, log.fd], detached: true });
  await log.close();
  const exited = once(child, 'exit');
  const died = exited.then(async ([code, signal]) => `${signal ?? `code ${code}`}\n${await log.recent()}`);
  onStop(() => end(child));
  const failed = died.then((how) => {
    throw new Problem(`The services ended while starting, with ${how}`);
  });
  await Promise.race([ready(`http://127.0.0.1:${port}/health/ready`), failed]);
  return { url: `http://localhost:${port}`, died };
}

async function ready(address) {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const isReady = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Problem(`The services did not become ready within ${patienceMs / 1000} s.`);
}

/** Lets the services finish what they are doing; after 15 s they are killed. */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
    child.once('exit', () => {
      clearTimeout(impatience);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
