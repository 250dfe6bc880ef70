import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { ArtefactRepository } from './artefact.repository.js';
import type { Files } from './unpack-archive.js';

/**
 * The folder that this process serves versions of remotes from. The database has them all; the folder gets each when it
 * is first asked for, whole or not at all, and keeps it: a version never changes.
 */
@Injectable()
export class ArtefactFolder {
  private readonly under = new Map<string, Promise<boolean>>();

  constructor(
    private readonly artefacts: ArtefactRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Puts a version into the folder; true where it was not there and is now. */
  async fill(remote: string, version: string): Promise<boolean> {
    const { REMOTES_FOLDER: folder } = this.config;
    if (folder === undefined) return false;
    const target = join(folder, remote, version);
    const filling = this.under.get(target) ?? this.fetch(target, remote, version);
    this.under.set(target, filling);
    try {
      return await filling;
    } finally {
      this.under.delete(target);
    }
  }

  private async fetch(target: string, remote: string, version: string): Promise<boolean> {
    if (await exists(target)) return false;
    if ((await this.artefacts.digest(remote, version)) === undefined) return false;
    await write(target, await this.artefacts.files(remote, version));
    return true;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Written beside and moved into place: nobody ever sees a part of it. */
async function write(target: string, files: Files): Promise<void> {
  const unfinished = join(dirname(target), `.${randomUUID()}`);
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(unfinished, path)), { recursive: true });
      await writeFile(join(unfinished, path), content);
    }
    await rename(unfinished, target).catch(async (error: unknown) => {
      // Another process that shares the folder was quicker.
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
