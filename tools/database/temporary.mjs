import { randomBytes } from 'node:crypto';
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../net/free-port.mjs';
import { launchDatabase } from './launch.mjs';
import { namedServer } from './servers/named.mjs';

const prefix = 'depot-db-';
const memoryFolder = '/dev/shm';
const neededBytes = 1024 ** 3;

/** A throwaway server of the installed MariaDB. */
export const temporaryMariadb = () => temporaryDatabase();

/**
 * A temporary database server for tests, in memory if there is room: the installed MariaDB, or one of `serverNames`.
 * `remove` stops it and deletes its folder.
 */
export async function temporaryDatabase(name) {
  const server = name ? await namedServer(name) : undefined;
  const parent = await roomiestParent();
  await sweepAbandoned(parent);
  const folder = join(parent, `${prefix}${process.pid}-${randomBytes(2).toString('hex')}`);
  try {
    const running = await launchDatabase({
      server,
      folder,
      port: await freePort(),
      password: randomBytes(9).toString('hex'),
      isDurable: false,
    });
    const remove = async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...running, remove };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Parent folder for the files of a temporary server: in memory if there is room. */
export async function roomiestParent() {
  try {
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize > neededBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Removes folders whose process was killed before it could clean up. */
async function sweepAbandoned(parent) {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])));
  await Promise.all(
    abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
