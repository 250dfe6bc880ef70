import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backUp,
  BackupError,
  findNewestBackup,
  formatBackupName,
  isBeingMade,
  removeOldBackups,
} from '@depot/node-backup';
import { isNoRoom } from '@depot/node-http';
import { Logger } from '@nestjs/common';

const day = 24 * 3_600_000;
/** Backups that are kept. */
const kept = 14;

/** Times the room of the newest one that the next must find: they grow from day to day. */
const roomFor = 1.25;

const logger = new Logger('Backup');

/**
 * Makes a backup where the newest of the folder is a day old and no other process makes one, and removes all but the
 * newest two weeks.
 */
export async function backUpDaily(databaseUrl: string, folder: string, now = Date.now()): Promise<void> {
  const newest = await findNewestBackup(folder, now);
  if (newest && now - newest.time < day) return;
  if (await isBeingMade(folder)) return;
  if (newest) await assertRoom(folder, newest.file);
  const made = await backUp(databaseUrl, join(folder, formatBackupName(now))).catch(async (error: unknown) => {
    // Processes started together check together: the other one was faster.
    if (error instanceof BackupError && (await isBeingMade(folder))) return undefined;
    throw isNoRoom(error) ? createNoRoomError(folder, error) : error;
  });
  if (!made) return;
  await removeOldBackups(folder, kept, now);
  logger.log(`${made.file}: ${made.bytes} bytes`);
}

/** Refuses a backup that would fill the disk, which would block all other writes and repeat at the next try. */
async function assertRoom(folder: string, newest: string): Promise<void> {
  const [{ bavail, bsize }, { size }] = await Promise.all([statfs(folder), stat(newest)]);
  if (bavail * bsize < size * roomFor) throw createNoRoomError(folder);
}

const createNoRoomError = (folder: string, cause?: unknown) =>
  new Error(`There is no room for a backup in ${folder}.`, { cause });
