import { type Channel, shellName, shellVersion } from '@depot/contracts/deployments';
import { Injectable } from '@nestjs/common';
import { chooseVersion } from '../split/bucket.js';
import { isGiven, type Reader } from '../split/targets.js';
import { type ReleasedVersion, ReleaseRepository } from '../version/release.repository.js';

type LiveVersion = Pick<ReleasedVersion, 'remote' | 'version' | 'traffic' | 'isDefault' | 'places' | 'targets'>;

/** Milliseconds for which published versions and their users are cached. */
const fresh = 1_000;

/**
 * The role of each published version. Reports about any other version are dropped, so that no browser can invent
 * labels.
 */
@Injectable()
export class KnownVersions {
  private known: Promise<Map<string, Channel>> | undefined;
  /** Versions of each remote that has a canary. */
  private tried: ReadonlyMap<string, readonly LiveVersion[]> = new Map();
  private until = 0;

  constructor(private readonly versions: ReleaseRepository) {}

  async getChannels(): Promise<ReadonlyMap<string, Channel>> {
    if (!this.known || Date.now() > this.until) {
      this.until = Date.now() + fresh;
      this.known = this.read();
      this.known.catch(() => (this.known = undefined));
    }
    return this.known;
  }

  /** Whether the remote had a canary, and this user that version of it, when versions were last asked for. */
  isTriedBy(reader: Reader, { remote, version }: Pick<LiveVersion, 'remote' | 'version'>): boolean {
    const versions = this.tried.get(remote);
    return versions !== undefined && chooseVersion(remote, reader, versions)?.version === version;
  }

  /** Drops the cache after a release has changed something. */
  clearCache(): void {
    this.known = undefined;
  }

  private async read(): Promise<Map<string, Channel>> {
    const names = await this.versions.listNames();
    const channels = names.map((row): [string, Channel] => [
      buildVersionKey(row.remote, row.version),
      row.isDefault ? 'stable' : isGiven(row) ? 'canary' : 'retired',
    ]);
    const canaries = new Set(names.filter((row) => !row.isDefault && isGiven(row)).map(({ remote }) => remote));
    this.tried = new Map([...canaries].map((remote) => [remote, names.filter((row) => row.remote === remote)]));
    return new Map([...channels, [buildVersionKey(shellName, shellVersion), 'stable']]);
  }
}

export const buildVersionKey = (remote: string, version: string): string => `${remote}@${version}`;
