import { realpath } from 'node:fs/promises';
import { shellName } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ArtefactRepository } from '../artefact/artefact.repository.js';
import type { Artefact } from '../artefact/read-artefact.js';
import { ReleaseRepository } from '../release/release.repository.js';
import { readShell, versionOfShell } from './read-shell.js';
import { filesIn } from './shell-folder.js';

/** As the history calls who has published it. */
const product = 'Depot';

/** The shell that a process came with. */
export interface OwnShell {
  version: string;
  /** Epoch ms at which the registry first saw it. */
  knownSince: number;
}

/** Makes the shells that processes come with versions like others: each can be promoted again. */
@Injectable()
export class OwnShells {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly artefacts: ArtefactRepository,
  ) {}

  /** Undefined where the folder has no page. */
  async register(folder: string): Promise<OwnShell | undefined> {
    const files = await filesIn(await realpath(folder));
    if (!files.has('index.html')) return undefined;
    const version = versionOfShell(files);
    const known = (await this.versions.find(shellName, version)) ?? (await this.add(readShell(version, files)));
    return known && { version, knownSince: Number(known.publishedAt) };
  }

  private add({ release, files }: Artefact) {
    return this.db.transaction(async () => {
      await this.versions.lock();
      const { version, extras } = release;
      if (await this.versions.insert(release)) {
        await this.artefacts.insert(shellName, version, files);
        await this.versions.note(shellName, 'published', { version, commit: extras.commit }, product);
      }
      return this.versions.find(shellName, version);
    });
  }
}
