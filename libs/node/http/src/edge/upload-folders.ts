import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

const logger = new Logger('Uploads');

/** What the folders of uploads are called: their process stands in the name, so that others know whose they are. */
const folderName = /^depot-upload-(\d+)-/;

/** Beginning of the path of an upload's folder. */
export const uploadFolderPrefix = () => join(tmpdir(), `depot-upload-${process.pid}-`);

/**
 * Removes what processes that have ended left behind. To be called before this process takes uploads: then what bears
 * its own number is an earlier one's, too.
 */
export async function sweepUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = folderName.exec(name)?.[1];
    if (owner === undefined || (Number(owner) !== process.pid && isAlive(Number(owner)))) continue;
    // What cannot be removed, e.g. because it is another user's, must keep nobody from starting.
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
