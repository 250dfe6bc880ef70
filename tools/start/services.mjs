import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { reachableAt } from '../net/hosts.mjs';
import { endingWithUs } from '../process/run-command.mjs';
import { onStop } from '../process/stop.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { openHostLog } from './host-log.mjs';

const readyWithinMs = 60_000;
/** A question that the services took and never answer must not keep from asking again, nor from giving up. */
const answersWithinMs = 5_000;
const endsWithinMs = 15_000;

/**
 * Starts a process of the services and waits until it is ready. Its log is `<dataFolder>/host.log`, and it ends with
 * all other processes.
 * @throws Problem with the end of its log if it ends before.
 *
 * @param {object} how
 * @param {string} how.main the services' script
 * @param {number} how.port
 * @param {string} how.host
 * @param {string} how.dataFolder
 * @param {NodeJS.ProcessEnv} how.env
 * @returns {Promise<{ died: Promise<string> }>} `died` is its exit and its last output
 */
export async function launchServices({ main, port, host, dataFolder, env }) {
  const log = await openHostLog(dataFolder);
  const [program, args] = endingWithUs(process.execPath, [main]);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, PORT: String(port), HOST: host },
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  await log.close();
  const died = once(child, 'exit').then(async ([code, signal]) => `${signal ?? `code ${code}`}\n${await log.recent()}`);
  const forget = onStop(() => endProcess(child));
  child.once('exit', forget);
  if (await becomesReady(`http://${reachableAt(host)}:${port}/health/ready`, child))
    return { died: died.then((how) => `The services ended by themselves: ${how}`) };
  const isSlow = isAlive(child);
  await endProcess(child);
  throw new Problem(
    isSlow
      ? `The services did not become ready within ${readyWithinMs / 1000} s.`
      : `The services ended while starting, with ${await died}`,
  );
}

async function becomesReady(address, child) {
  const giveUp = Date.now() + readyWithinMs;
  while (Date.now() < giveUp && isAlive(child)) {
    const isReady = await fetch(address, { signal: AbortSignal.timeout(answersWithinMs) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return true;
    await pause(100);
  }
  return false;
}

function isAlive(child) {
  return child.exitCode === null && child.signalCode === null;
}

/** Lets the services finish their requests; kills them after a timeout. */
function endProcess(child) {
  if (!isAlive(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const timeout = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
    child.once('exit', () => {
      clearTimeout(timeout);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
