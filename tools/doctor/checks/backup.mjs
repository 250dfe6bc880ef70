import { join } from 'node:path';
import { advice, bad, good } from '../environment.mjs';

const hour = 3_600_000;
const oldHours = 26;

/** Checks that a readable backup of the last day exists. */
export async function backup({ env, dataFolder, isDemo }) {
  const { findNewestBackup, readSummary } = await import('@depot/node-backup');
  const folder = env.BACKUP_FOLDER || join(dataFolder, 'backups');
  const newest = await findNewestBackup(folder);
  if (!newest && isDemo) return good('none; a demo needs none');
  if (!newest && env.BACKUP_FOLDER)
    return bad(`none in ${folder}: services that have it make one a minute after they start; see the services' log.`);
  if (!newest) return advice(`none in ${folder}: set BACKUP_FOLDER for one every day, or run \`npm run backup\`.`);
  const age = (Date.now() - newest.time) / hour;
  try {
    await readSummary(newest.file);
  } catch (error) {
    return bad(`the newest, ${newest.file}, cannot be restored: ${error.message}`);
  }
  const said = `the newest, ${newest.file}, is ${age.toFixed(0)} h old`;
  if (age <= oldHours) return good(said);
  return env.BACKUP_FOLDER
    ? bad(`${said}: see the services' log for why.`)
    : advice(`${said}: set BACKUP_FOLDER for one every day.`);
}
