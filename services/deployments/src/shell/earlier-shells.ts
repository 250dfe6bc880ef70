import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CONFIG, type Config } from '@depot/node-config';
import { ScheduledTasks } from '@depot/node-database';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShellFileRepository } from './shell-file.repository.js';

const hour = 3_600_000;
/** Milliseconds for which the files of a shell stay that no process serves any more: no tab is open that long. */
const keptMs = 30 * 24 * hour;
/** A content hash in the name. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const compressed = '.br';

/**
 * The files of the shells that were served. Tabs that are open while a shell takes the place of another go on loading
 * their parts, from whichever process they ask.
 */
@Injectable()
export class EarlierShells implements OnApplicationBootstrap {
  private readonly logger = new Logger(EarlierShells.name);

  constructor(
    private readonly files: ShellFileRepository,
    @Inject(CONFIG) private readonly config: Config,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'files of shells', everyMs: hour, run: () => this.keep() });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.keepIfPossible();
  }

  /** Before anybody gets a page that names them. A process that cannot keep them serves all the same. */
  async keepIfPossible(): Promise<void> {
    await this.keep().catch((error: unknown) =>
      this.logger.warn(`The files of the shell are not kept yet: ${String(error)}`),
    );
  }

  /** Keeps what this process serves, and forgets what nobody has served for a month. */
  async keep(now = Date.now()): Promise<void> {
    const { SHELL_FOLDER } = this.config;
    if (SHELL_FOLDER === undefined) return;
    const folder = await realpath(SHELL_FOLDER); // a link may lead elsewhere before all files are read
    const paths = await hashedFiles(folder);
    const known = await this.files.see(paths, now);
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

/** Paths of the files that never change, with slashes: in their compressed form where they have one. */
async function hashedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const there = new Set(all);
  return all
    .filter((path) => hashed.test(path))
    .map((path) => (there.has(path + compressed) ? path + compressed : path));
}
