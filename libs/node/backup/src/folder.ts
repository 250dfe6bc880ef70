import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^depot-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.sql\.gz$/;
/** Full path of a backup file until it is complete. */
export const formatUnfinishedName = (file: string) => `${file}.unfinished`;
const unfinishedPattern = /^depot-\d{8}-\d{6}\.sql\.gz\.unfinished$/;
/** Milliseconds after which one that does not grow was left by a process that was killed. */
const abandonedAfterMs = 10 * 60_000;
/** Milliseconds by which the clocks of two machines that share a folder may differ. */
const clockToleranceMs = 3_600_000;

/** `depot-20261120-143005.sql.gz`, in UTC. */
export function formatBackupName(time: number): string {
  const digits = new Date(time).toISOString().replace(/\D/g, '');
  return `depot-${digits.slice(0, 8)}-${digits.slice(8, 14)}.sql.gz`;
}

/** The backups of a folder, newest first, with the time in their names (epoch ms). */
async function listBackupFiles(folder: string): Promise<{ file: string; time: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
      return year
        ? [{ file: join(folder, name), time: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }]
        : [];
    })
    .sort((a, b) => b.time - a.time);
}

/** Backups up to now, newest first. One dated in the future was named by a wrong clock, so it does not count. */
async function listDatedBackups(folder: string, now: number) {
  return (await listBackupFiles(folder)).filter(({ time }) => time < now + clockToleranceMs);
}

/** The newest of a folder. */
export async function findNewestBackup(
  folder: string,
  now = Date.now(),
): Promise<{ file: string; time: number } | undefined> {
  return (await listDatedBackups(folder, now))[0];
}

/** True while another process makes a backup in the folder. */
export async function isBeingMade(folder: string): Promise<boolean> {
  return (await listUnfinishedFiles(folder)).some(({ isAbandoned }) => !isAbandoned);
}

/**
 * Removes all but the newest `keep` backups, and unfinished files. Backups dated in the future stay and do not count:
 * they would cause each new one to be removed at once.
 */
export async function removeOldBackups(folder: string, keep: number, now = Date.now()): Promise<void> {
  const abandoned = (await listUnfinishedFiles(folder)).filter(({ isAbandoned }) => isAbandoned);
  const old = (await listDatedBackups(folder, now)).slice(keep);
  for (const { file } of [...old, ...abandoned]) await rm(file, { force: true });
}

async function listUnfinishedFiles(folder: string): Promise<{ file: string; isAbandoned: boolean }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => unfinishedPattern.test(name));
  const looked = names.map(async (name) => {
    const file = join(folder, name);
    const isLeft = await isAbandoned(file);
    return isLeft === undefined ? [] : [{ file, isAbandoned: isLeft }];
  });
  return (await Promise.all(looked)).flat();
}

/** True if a killed process left the file; undefined if it does not exist, since it may be finished. */
export async function isAbandoned(unfinished: string): Promise<boolean | undefined> {
  const found = await stat(unfinished).catch(() => undefined);
  return found?.isFile() ? Date.now() - found.mtimeMs > abandonedAfterMs : undefined;
}
