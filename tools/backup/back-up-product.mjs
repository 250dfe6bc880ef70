import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { attempt, line, Problem, step } from '../say/say.mjs';
import { ensureInstalled, productEnvironment } from '../start/product-environment.mjs';
import { readSettings } from '../start/settings.mjs';
import { backupProblem, restoreCommand } from './backup-problem.mjs';

/**
 * Backs up the product of DATABASE_URL, or the one that runs here, into BACKUP_FOLDER, or `backups` in the data folder.
 */
export function backUpProduct([target, ...rest]) {
  return attempt(async () => {
    if (rest.length > 0) throw new Problem('Usage: npm run backup [-- <file or folder>]');
    await ensureInstalled();
    const { backUp, formatBackupName } = await import('@depot/node-backup');
    const { dataFolder } = readSettings(process.env);
    const file = fileOf(
      resolve(target ?? (process.env.BACKUP_FOLDER || join(dataFolder, 'backups'))),
      formatBackupName(Date.now()),
    );
    const { DATABASE_URL: url } = await productEnvironment();
    const made = step('Backup', (note) => backUp(url, file, (rows) => note(`${rows} rows`)));
    const { bytes, summary } = await made.catch((error) => {
      throw backupProblem(error, { url, file, isNoted: !process.env.DATABASE_URL });
    });
    const rows = Object.values(summary.counts).reduce((sum, count) => sum + count, 0);
    line(
      `  ${file}: ${rows} rows of ${Object.keys(summary.counts).length} tables in ` +
        `${(bytes / 1024 ** 2).toFixed(1)} MB.`,
    );
    if (summary.activity)
      line(`  The activity log ends with no. ${summary.activity.number}, ${summary.activity.hash}.`);
    line(`  Bring it back with: ${restoreCommand(file)}`);
  });
}

function fileOf(path, name) {
  const isFolder = existsSync(path) ? statSync(path).isDirectory() : !path.endsWith('.gz');
  return isFolder ? join(path, name) : path;
}
