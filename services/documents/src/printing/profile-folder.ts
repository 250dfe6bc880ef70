import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'depot-chromium-';
/** Tells this process from one before it that had the same number, as every one has that is started in a container. */
const life = randomUUID().slice(0, 8);
/** Room that a browser needs at least: one that finds none does not say so. */
const neededBytes = 4 * 1024 * 1024;

/**
 * A folder for the profile of one browser, which names this process, so that it is found when the process is gone.
 * Rejects with ENOSPC where there is no room for it.
 */
export async function makeProfile(owner: { uid: number; gid: number } | undefined): Promise<string> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-${life}-`));
  try {
    if (owner) await chown(folder, owner.uid, owner.gid);
    await writeFile(join(folder, 'room'), Buffer.alloc(neededBytes));
    await rm(join(folder, 'room'));
    return folder;
  } catch (error) {
    await removeProfile(folder);
    throw error;
  }
}

/** Why no profile can be made now; undefined where one can. */
export async function profileTrouble(): Promise<unknown> {
  try {
    await removeProfile(await makeProfile(undefined));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Removes the folder of a browser that has ended. It may still be writing its last files. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes folders of processes that were killed before they could clean up. */
async function removeAbandoned(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const abandoned = folders.filter((name) => {
    const [pid, ofLife] = name.slice(prefix.length).split('-');
    return Number(pid) === process.pid ? ofLife !== life : !isAlive(Number(pid));
  });
  // Another user's we may not remove.
  await Promise.allSettled(abandoned.map((name) => removeProfile(join(tmpdir(), name))));
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
