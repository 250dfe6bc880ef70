import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { Artefact } from '../artefact/read-artefact.js';
import { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import { ReleaseService } from '../release/release.service.js';
import { LiveShell } from '../shell/live-shell.js';
import { buildVersionKey } from '../telemetry/known-versions.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { StartTrain } from './start-train.js';

/** Gives every user the remotes that come with the product, together with its shell. */
@Injectable()
export class ReleaseProduct {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly releases: ReleaseService,
    private readonly purged: PurgedVersionRepository,
    private readonly shell: LiveShell,
    private readonly train: StartTrain,
  ) {}

  /**
   * New versions go to all users in one train with the shell of this process; a known version keeps the users that
   * ADMIN has given it, and a purged one stays purged. Either all of it becomes live or none.
   */
  async execute(artefacts: readonly Artefact[], who: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.versions.lock();
      const purged = await this.purged.read();
      const remotes: { remote: string; version: string }[] = [];
      for (const artefact of artefacts) {
        const { remote, version } = artefact.release;
        if (purged.has(buildVersionKey(remote, version))) continue;
        const { isNew } = await this.releases.publish(artefact, who, { isForNextShell: true });
        if (isNew) remotes.push({ remote, version });
      }
      const shell = this.shell.refused()?.version ?? (await this.shell.readVersion());
      if (remotes.length === 0) return;
      if (shell === undefined)
        for (const { remote, version } of remotes) await this.releases.promote(remote, version, who);
      else await this.train.execute({ shell, remotes }, who);
    });
  }
}
