import { dirname } from 'node:path';
import { Problem } from '../say/say.mjs';
import { databaseProblem } from '../start/database.mjs';

const noRoom = ['ENOSPC', 'EDQUOT'];
const ofConnections = ['connect', 'getaddrinfo', 'read'];

/**
 * Turns the failure of a backup into a `Problem` that says how to fix it; other failures stay unchanged.
 *
 * @param {{ url: string; file: string; isNoted?: boolean }} what `isNoted`: the address was noted by the product that
 *   runs here
 */
export function backupProblem(error, { url, file, isNoted = false }) {
  const another = 'Name another file or folder behind `npm run backup --`.';
  if (noRoom.includes(error.code)) return new Problem(`There is no room for it in ${dirname(file)}. ${another}`);
  const isOfDatabase = error.sqlState !== undefined || ofConnections.includes(error.syscall);
  if (isOfDatabase)
    return databaseProblem(url, error, isNoted ? 'Start the product, or set DATABASE_URL.' : 'Check DATABASE_URL.');
  return error.syscall ? new Problem(`${file} cannot be written: ${error.message}. ${another}`) : error;
}

/** Command that restores a backup, quoted for a shell. */
export function restoreCommand(file) {
  const isPlain = /^[\w./:@+-]+$/.test(file);
  return `npm run restore -- ${isPlain ? file : `'${file.replaceAll("'", `'\\''`)}'`}`;
}
