import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onStop } from '../process/stop.mjs';
import { Problem } from '../say/say.mjs';
import { claimLock } from './folder-lock.mjs';

const neededMegabytes = 500;

/** Makes the folder, checks that there is room, and takes it: two products in one folder would share one database. */
export async function takeDataFolder(folder) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await checkRoom(folder);
    await lock(folder);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`The data folder ${folder} cannot be used: ${error.message}. Give another with DEPOT_DATA.`);
  }
}

async function checkRoom(folder) {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < neededMegabytes) {
    throw new Problem(
      `The disk is full: ${folder} has ${free} MB left and needs ${neededMegabytes} MB. Free some, or give another ` +
        `folder with DEPOT_DATA.`,
    );
  }
}

async function lock(folder) {
  const file = join(folder, 'running.pid');
  const owner = await claimLock(file);
  if (owner)
    throw new Problem(
      `Depot is running from ${folder} already (process ${owner}). End it first, or give another folder with ` +
        `DEPOT_DATA.`,
    );
  onStop(() => rm(file, { force: true }));
}

/** Reads a secret of this folder, made on first use and readable by its owner only. */
export async function secretFile(folder, name) {
  const file = join(folder, name);
  const made = randomBytes(32).toString('hex');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
