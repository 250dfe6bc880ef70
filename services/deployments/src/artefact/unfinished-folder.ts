import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How the folder of a version is called, beside it, until it is whole. */
const unfinishedName = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Milliseconds after which one was left by a process that was killed: nothing is written for that long. */
const abandonedAfterMs = 24 * 3_600_000;

/** A path beside a version's, in the same file system, for files that are not complete. */
export const buildUnfinishedPath = (target: string): string => join(dirname(target), `.${randomUUID()}`);

/** Removes what killed processes left unfinished in a folder of versions by remote; nothing where there is none. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const remote of await listNames(folder))
    for (const name of await listNames(join(folder, remote))) {
      if (!unfinishedName.test(name)) continue;
      const path = join(folder, remote, name);
      const found = await stat(path).catch(() => undefined); // it may have become whole meanwhile
      if (found && now - found.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
    }
}

/** Names in a folder; none where it is no folder, or not there. */
async function listNames(path: string): Promise<string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}
