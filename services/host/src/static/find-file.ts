import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FoundFile {
  path: string;
  size: number;
  /** Changes with the file. */
  etag: string;
}

/** The file at that path inside of the folder, or undefined; paths and links that lead outside are not found. */
export async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  const decoded = decode(path);
  if (decoded === undefined) return undefined;
  try {
    const root = await realpath(folder);
    const real = await realpath(join(root, decoded));
    if (!real.startsWith(root + sep)) return undefined;
    const facts = await stat(real);
    if (!facts.isFile()) return undefined;
    const etag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
    return { path: real, size: facts.size, etag };
  } catch {
    return undefined;
  }
}

/** Undefined for broken escapes, zero bytes, hidden files and source maps, which are for operators alone. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const isPrivate = /(^|[/\\])\.|\.map(\.br)?$/i.test(decoded);
    return decoded.includes('\0') || isPrivate ? undefined : decoded;
  } catch {
    return undefined;
  }
}
