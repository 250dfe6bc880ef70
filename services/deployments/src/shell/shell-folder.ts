import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Files } from '../artefact/unpack-archive.js';

/** A content hash in the name: the file of that name never changes. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

export const isHashed = (path: string): boolean => hashed.test(path);

/** Every file below the folder by its path, with slashes. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

export async function readFiles(folder: string): Promise<Files> {
  const read = async (path: string) => [path, await readFile(join(folder, path))] as const;
  return new Map(await Promise.all((await listPaths(folder)).map(read)));
}
