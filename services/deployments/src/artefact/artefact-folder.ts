import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseMessages } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { isNoRoom } from '@depot/node-http';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import { ArtefactRepository } from './artefact.repository.js';
import { buildUnfinishedPath, removeAbandoned } from './unfinished-folder.js';
import type { Files } from './unpack-archive.js';

const hour = 3_600_000;

/**
 * The folder that this process serves versions of remotes and of the shell from. The database has them all; the folder
 * gets each when it is first asked for, whole or not at all, and keeps it: a version never changes. A file that was
 * deleted from it since is put back when it is asked for.
 */
@Injectable()
export class ArtefactFolder {
  private readonly logger = new Logger(ArtefactFolder.name);
  private readonly under = new Map<string, Promise<boolean>>();

  constructor(
    private readonly artefacts: ArtefactRepository,
    private readonly purged: PurgedVersionRepository,
    @Inject(CONFIG) private readonly config: Config,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'unfinished versions', everyMs: hour, run: () => this.sweep(Date.now()) });
  }

  /** UNAVAILABLE where the folder has no room for these files; found out by writing them, and nothing of them stays. */
  async assertRoom(remote: string, files: Files): Promise<void> {
    const { REMOTES_FOLDER: folder } = this.config;
    if (folder === undefined) return;
    const unfinished = buildUnfinishedPath(join(folder, remote, 'any'));
    try {
      await writeAll(unfinished, files);
    } catch (error) {
      this.logNoRoom(error);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  /** True if the version was purged. Removes the files of it that this process has. */
  async isPurged(remote: string, version: string): Promise<boolean> {
    if (!(await this.purged.has(remote, version))) return false;
    const path = this.buildPath(remote, version);
    if (path !== undefined) await rm(path, { recursive: true, force: true });
    return true;
  }

  /** Where a version stands once it is in the folder; undefined where this process has none. */
  buildPath(remote: string, version: string): string | undefined {
    const { REMOTES_FOLDER: folder } = this.config;
    return folder === undefined ? undefined : join(folder, remote, version);
  }

  /**
   * Stores a version in the folder, or one missing file of it. Returns true once it is there, also if another process
   * stored it. @throws UNAVAILABLE if the disk is full
   */
  async fill(remote: string, version: string, path?: string): Promise<boolean> {
    const target = this.buildPath(remote, version);
    if (target === undefined) return false;
    const key = path === undefined ? target : join(target, path);
    const filling = this.under.get(key) ?? this.fetch(target, remote, version, path);
    this.under.set(key, filling);
    try {
      return await filling;
    } finally {
      this.under.delete(key);
    }
  }

  private async sweep(now: number): Promise<void> {
    const { REMOTES_FOLDER: folder } = this.config;
    if (folder !== undefined) await removeAbandoned(folder, now);
  }

  private async fetch(target: string, remote: string, version: string, path?: string): Promise<boolean> {
    if (await exists(target))
      return path === undefined || (await exists(join(target, path))) || this.restore(target, remote, version, path);
    if ((await this.artefacts.findDigest(remote, version)) === undefined) return false;
    const files = await this.artefacts.findFiles(remote, version);
    await write(target, files).catch((error: unknown) => this.logNoRoom(error));
    return true;
  }

  /** Puts a file back, also as it was compressed; false where the version has no such file. */
  private async restore(target: string, remote: string, version: string, path: string): Promise<boolean> {
    const files = await this.artefacts.findSome(remote, version, [path, `${path}.br`]);
    if (!files.has(path)) return false;
    await restoreFile(target, files).catch((error: unknown) => this.logNoRoom(error));
    this.logger.warn(`${path} of ${remote} ${version} was missing in ${this.config.REMOTES_FOLDER} and was put back.`);
    return true;
  }

  private logNoRoom(error: unknown): never {
    if (!isNoRoom(error)) throw error;
    this.logger.error(`No room for a version in ${this.config.REMOTES_FOLDER}.`);
    throw new DomainError('UNAVAILABLE', releaseMessages.noRoom);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Written beside and moved into place, so that no process sees a part of it. */
async function write(target: string, files: Files): Promise<void> {
  const unfinished = buildUnfinishedPath(target);
  try {
    await writeAll(unfinished, files);
    await rename(unfinished, target).catch(async (error: unknown) => {
      // Another process that shares the folder was quicker.
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Each is written beside and moved into place, too. */
async function restoreFile(target: string, files: Files): Promise<void> {
  const unfinished = buildUnfinishedPath(target);
  try {
    await writeAll(unfinished, files);
    for (const path of files.keys()) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await rename(join(unfinished, path), join(target, path));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
