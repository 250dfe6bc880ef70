import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ShellFileRepository } from './shell-file.repository.js';
import { isHashed, listPaths } from './shell-folder.js';

/** Milliseconds for which the files of a shell stay that no process serves any more: no tab is open that long. */
const keptMs = 30 * 24 * 3_600_000;
const compressed = '.br';

/**
 * The files of the shells that were served. Tabs that are open while a shell takes the place of another go on loading
 * their parts, from whichever process they ask.
 */
@Injectable()
export class EarlierShells {
  constructor(private readonly files: ShellFileRepository) {}

  /** Stores the files of the served folder, and removes files that no process has served for a month. */
  async storeFiles(folder: string, now = Date.now()): Promise<void> {
    const paths = await listHashedFiles(folder);
    const known = await this.files.recordSeen(paths, now);
    const added = paths.filter((path) => !known.has(path));
    const read = async (path: string) => [path, await readFile(join(folder, path))] as const;
    await this.files.insert(new Map(await Promise.all(added.map(read))), now);
    await this.files.removeBefore(now - keptMs);
  }

  /** A file of a shell that was served, as it is kept; undefined for whatever never was. */
  async find(path: string): Promise<{ content: Buffer; isCompressed: boolean } | undefined> {
    const found = await this.files.find([path + compressed, path]);
    return found && { content: found.content, isCompressed: found.path !== path };
  }
}

/** Paths of the files that never change: in their compressed form where they have one. */
async function listHashedFiles(folder: string): Promise<string[]> {
  const all = await listPaths(folder);
  const there = new Set(all);
  return all.filter(isHashed).map((path) => (there.has(path + compressed) ? path + compressed : path));
}
