import { randomBytes } from 'node:crypto';
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../net/free-port.mjs';
import { launchMariadb } from './launch.mjs';

const prefix = 'depot-db-';
const memoryFolder = '/dev/shm';
const neededBytes = 1024 ** 3;

/** A throwaway MariaDB for tests, in memory where there is room. `remove` ends it and deletes its folder. */
export async function temporaryMariadb() {
  const parent = await roomiestParent();
  await sweepAbandoned(parent);
  const folder = join(parent, `${prefix}${process.pid}-${randomBytes(2).toString('hex')}`);
  try {
    const server = await launchMariadb({ folder, port: await freePort(), password: randomBytes(9).toString('hex'), isDurable: false });
    const remove = async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...server, remove };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function roomiestParent() {
  try {
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize > neededBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Folders whose maker was killed before it could tidy up. */
async function sweepAbandoned(parent) {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])));
  await Promise.all(abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
