import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mustRun } from '../../process/run-command.mjs';
import { findProgram } from '../../programs/find-program.mjs';
import { Problem, step } from '../../say/say.mjs';
import { root } from '../../workspace-root.mjs';

const packageName = 'libfaketime';
const library = 'faketime/libfaketimeMT.so.1';
const unpacked = join(root, '.data/servers', packageName);

/**
 * Shifts the time of day for programs: a preloaded library changes the kernel's answers. Monotonic clocks stay
 * unchanged, as on a machine with a wrong clock. Downloaded from Debian without installation if this machine does not
 * have it; `folder` gets a copy that other accounts can read.
 *
 * @param {string} folder
 * @returns {Promise<(seconds: number) => NodeJS.ProcessEnv>} the environment of a program whose clock is off by
 *   `seconds`
 */
export async function falseClock(folder) {
  const found = (await libraryIn('/usr/lib')) ?? (await libraryIn(join(unpacked, 'usr/lib'))) ?? (await fetched());
  const own = join(folder, basename(found));
  await copyFile(found, own);
  const offset = (seconds) => (seconds < 0 ? String(seconds) : `+${seconds}`);
  return (seconds) => ({ LD_PRELOAD: own, FAKETIME: offset(seconds), FAKETIME_DONT_FAKE_MONOTONIC: '1' });
}

/** Debian has it in the folder of the processor's kind. */
async function libraryIn(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('-linux-gnu'));
  return names.map((name) => join(folder, name, library)).find((path) => existsSync(path));
}

async function fetched() {
  if (process.platform !== 'linux' || !findProgram('apt-get') || !findProgram('dpkg-deb'))
    throw new Problem(`A wrong clock needs the package ${packageName}, and this machine has no apt to get it.`);
  await step(`Fetching ${packageName}`, fetchPackage);
  return libraryIn(join(unpacked, 'usr/lib'));
}

async function fetchPackage() {
  await mkdir(dirname(unpacked), { recursive: true });
  const working = await mkdtemp(`${unpacked}.unfinished-`);
  try {
    await mustRun(['apt-get', '-qq', '-o', 'APT::Sandbox::User=', 'download', packageName], { cwd: working });
    const archive = (await readdir(working)).find((name) => name.endsWith('.deb'));
    await mustRun(['dpkg-deb', '-x', join(working, archive), join(working, 'root')]);
    await rm(unpacked, { recursive: true, force: true });
    await rename(join(working, 'root'), unpacked);
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

/** Seconds that may pass between reading the program's clock and ours. */
const tolerance = 10;

/**
 * Throws unless a server and the process beside it see a time that is off by that much: a clock that went right would
 * prove nothing.
 *
 * @param {import('./node.mjs').ClusterNode} node
 * @param {string} origin of the process
 * @param {number} seconds
 */
export async function assertClockOff(node, origin, seconds) {
  const ofServer = await node.connected(async (connection) => {
    const [[{ time }]] = await connection.query('SELECT UNIX_TIMESTAMP() AS time');
    return Number(time);
  });
  const { headers } = await fetch(`${origin}/health/live`);
  for (const time of [ofServer, Date.parse(headers.get('date')) / 1000]) {
    const off = time - Date.now() / 1000;
    if (Math.abs(off - seconds) > tolerance) throw new Error(`A clock is off by ${off.toFixed(0)} s, not ${seconds}.`);
  }
}

const memory = '/dev/shm';
/** Shared memory of the library with a program's children, named by process id. */
const shared = /^(?:faketime_shm|sem\.faketime_sem)_(\d+)$/;

/** Removes shared memory of killed programs. */
export async function sweepFalseClocks() {
  const names = (await readdir(memory).catch(() => [])).filter((name) => shared.test(name));
  const left = names.filter((name) => !existsSync(`/proc/${shared.exec(name)[1]}`));
  await Promise.all(left.map((name) => rm(join(memory, name), { force: true })));
}
