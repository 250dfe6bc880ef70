import { realpath } from 'node:fs/promises';
import { shellName } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ArtefactRepository } from '../artefact/artefact.repository.js';
import type { Artefact } from '../artefact/read-artefact.js';
import { type ReleasedVersion, ReleaseRepository } from '../version/release.repository.js';
import { type BrokenVersion, findBroken, shellComplaints } from './compatibility.js';
import { readShell, versionOfShell } from './read-shell.js';
import { ServedShellRepository } from './served-shell.repository.js';
import { ServingProcess } from './serving-process.js';
import { readFiles } from './shell-folder.js';
import { type PromotedShell, ShellReleaseRepository } from './shell-release.repository.js';

/** As the history calls who has published it. */
const product = 'Depot';

/** The shell that a process came with. */
export interface OwnShell {
  version: string;
  /** Epoch ms at which the registry first saw it. */
  knownSince: number;
  /** Versions that users have and that it would break, where it would be served otherwise. */
  broken: BrokenVersion[];
  /** The shell that is served in place of one that would break something. */
  substitute?: PromotedShell;
}

/** Name of the version of the built shell in a folder. */
export const readOwnVersion = async (folder: string): Promise<string> =>
  versionOfShell(await readFiles(await realpath(folder)));

/**
 * Makes the shells that processes come with versions like others: each can be promoted again, and each is held against
 * the versions that users have before a process serves it.
 */
@Injectable()
export class OwnShells {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly releases: ShellReleaseRepository,
    private readonly served: ServedShellRepository,
    private readonly process: ServingProcess,
  ) {}

  /** Undefined where the folder has no page. */
  async register(folder: string): Promise<OwnShell | undefined> {
    const files = await readFiles(await realpath(folder));
    if (!files.has('index.html')) return undefined;
    const version = versionOfShell(files);
    return this.db.transaction(async () => {
      await this.versions.lock();
      const known = (await this.versions.find(shellName, version)) ?? (await this.add(readShell(version, files)));
      return known && this.admit(known);
    });
  }

  /** Decides whether pages get it. The releases are locked, so that no version gets users meanwhile. */
  private async admit({ version, publishedAt, extras: { offers } }: ReleasedVersion): Promise<OwnShell> {
    const knownSince = Number(publishedAt);
    const promoted = await this.releases.findPromoted();
    if (!offers || (promoted && promoted.since >= knownSince)) return { version, knownSince, broken: [] };
    const live = await this.versions.listLive();
    const broken = findBroken(live, (each) => shellComplaints(each, offers));
    const substitute = broken.length > 0 ? await this.findSubstitute(version, live) : undefined;
    if (substitute) return { version, knownSince, broken, substitute };
    await this.releases.markServed(version);
    await this.served.set(this.process.name, JSON.stringify(offers));
    return { version, knownSince, broken };
  }

  /** The shell that was promoted or served last and goes with the versions that users have. */
  private async findSubstitute(own: string, live: readonly ReleasedVersion[]): Promise<PromotedShell | undefined> {
    const promoted = await this.releases.findPromoted();
    const earlier = [...(promoted ? [promoted] : []), ...(await this.releases.listServed())]
      .filter(({ version }) => version !== own)
      .sort((one, other) => other.since - one.since);
    for (const shell of earlier) {
      const { offers } = (await this.versions.find(shellName, shell.version))?.extras ?? {};
      if (offers && live.every((each) => shellComplaints(each, offers).length === 0)) return shell;
    }
    return undefined;
  }

  private async add({ release, files }: Artefact) {
    const { version, extras } = release;
    if (await this.versions.insert(release)) {
      await this.artefacts.insert(shellName, version, files);
      await this.versions.recordEvent(shellName, 'published', { version, commit: extras.commit }, product);
    }
    return this.versions.find(shellName, version);
  }
}
