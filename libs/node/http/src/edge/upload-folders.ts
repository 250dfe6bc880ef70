import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

const logger = new Logger('Uploads');

/** Format of the names of upload folders: the process id in the name shows other processes the owner. */
const folderName = /^depot-upload-(\d+)-/;

/** Beginning of the path of an upload's folder. */
export const uploadFolderPrefix = () => join(tmpdir(), `depot-upload-${process.pid}-`);

/**
 * Removes folders of processes that have ended. Call it before this process accepts uploads: until then a folder with
 * its own process id is an old one.
 */
export async function removeOldUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = folderName.exec(name)?.[1];
    if (owner === undefined || (Number(owner) !== process.pid && isAlive(Number(owner)))) continue;
    // A folder of another user cannot be removed, which must not prevent the start.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch((error: unknown) =>
      logger.warn(`${name} could not be removed: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
