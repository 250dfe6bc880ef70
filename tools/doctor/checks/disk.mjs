import { statfs } from 'node:fs/promises';
import { bad, good } from '../environment.mjs';

const neededGigabytes = 1;

/** Every folder that is written to must have room. */
export async function disk({ env, dataFolder }) {
  const folders = [...new Set([dataFolder, env.REMOTES_FOLDER, env.BACKUP_FOLDER].filter(Boolean))];
  const rooms = await Promise.all(folders.map(async (folder) => ({ folder, free: await freeGigabytes(folder) })));
  const missing = rooms.filter(({ free }) => free === undefined && rooms.length > 1);
  const full = rooms.filter(({ free }) => free !== undefined && free < neededGigabytes);
  if (full.length > 0)
    return bad(full.map(({ folder, free }) => `${folder} has only ${free.toFixed(1)} GB left: free some.`).join(' '));
  const known = rooms.filter(({ free }) => free !== undefined);
  if (known.length === 0) return good('no folder is in use yet');
  const text = known.map(({ folder, free }) => `${folder} has ${free.toFixed(0)} GB`).join(', ');
  return missing.length > 0
    ? good(`${text}; not made yet: ${missing.map(({ folder }) => folder).join(', ')}`)
    : good(text);
}

async function freeGigabytes(folder) {
  try {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / 1024 ** 3;
  } catch {
    return undefined;
  }
}
