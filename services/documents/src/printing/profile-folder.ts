import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'depot-chromium-';
/** Distinguishes this process from an earlier one with the same id, as in containers. */
const life = randomUUID().slice(0, 8);
/** Free space in bytes that a browser needs: it does not report a full disk. */
const neededBytes = 4 * 1024 * 1024;

/**
 * Creates a folder for a browser's profile; its name contains this process, so that it can be removed after a kill.
 * Rejects with ENOSPC on a full disk.
 */
export async function createProfile(owner: { uid: number; gid: number } | undefined): Promise<string> {
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

/** Reason why no profile can be created; undefined if one can. */
export async function findProfileProblem(): Promise<unknown> {
  try {
    await removeProfile(await createProfile(undefined));
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
