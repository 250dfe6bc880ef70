import { join } from 'node:path';
import { backUp, backupName, isBeingMade, newestBackup, pruneBackups } from '@depot/node-backup';
import { isNoRoom } from '@depot/node-http';
import { Logger } from '@nestjs/common';

const day = 24 * 3_600_000;
/** Backups that are kept. */
const kept = 14;

const logger = new Logger('Backup');

/**
 * Makes a backup where the newest of the folder is a day old and no other process makes one, and removes all but the
 * newest two weeks.
 */
export async function backUpDaily(databaseUrl: string, folder: string, now = Date.now()): Promise<void> {
  const newest = await newestBackup(folder);
  if (newest && now - newest.time < day) return;
  if (await isBeingMade(folder)) return;
  const { file, bytes } = await backUp(databaseUrl, join(folder, backupName(now))).catch((error: unknown) => {
    throw isNoRoom(error) ? new Error(`There is no room for a backup in ${folder}.`, { cause: error }) : error;
  });
  await pruneBackups(folder, kept);
  logger.log(`${file}: ${bytes} bytes`);
}
