import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^depot-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.sql\.gz$/;

/** `depot-20261120-143005.sql.gz`, in UTC. */
export function backupName(time: number): string {
  const digits = new Date(time).toISOString().replace(/\D/g, '');
  return `depot-${digits.slice(0, 8)}-${digits.slice(8, 14)}.sql.gz`;
}

/** The backups of a folder, newest first, with the time in their names (epoch ms). */
async function backupsIn(folder: string): Promise<{ file: string; time: number }[]> {
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

export async function newestBackup(folder: string): Promise<{ file: string; time: number } | undefined> {
  return (await backupsIn(folder))[0];
}

/** Removes all but the newest `keep`. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  for (const { file } of (await backupsIn(folder)).slice(keep)) await rm(file, { force: true });
}
