import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'depot-chromium-';

/** A folder for the profile of one browser, which names this process, so that it is found when the process is gone. */
export async function makeProfile(owner: { uid: number; gid: number } | undefined): Promise<string> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Removes the folder of a browser that has ended. It may still be writing its last files. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** What processes left that were killed before they could tidy up. */
async function removeAbandoned(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const abandoned = folders.filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])));
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
