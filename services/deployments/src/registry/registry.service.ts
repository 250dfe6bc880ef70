import {
  overriddenVersion,
  type RegistryDocument,
  type RegistryEntry,
  shellName,
  type VersionEnd,
} from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { OverrideService } from '../override/override.service.js';
import { type ReleasedVersion, ReleaseRepository } from '../release/release.repository.js';
import { versionOfUser } from '../split/bucket.js';
import { VersionsForShell } from '../train/versions-for-shell.js';

/** Schema of the document: the draft of the frontend-discovery project. */
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Returns who gets which version of each remote. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly versions: ReleaseRepository,
    private readonly overrides: OverrideService,
    private readonly forShell: VersionsForShell,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * One version of each remote: this user's, or the default for who is not signed in; what the session overrides comes
   * from elsewhere. `shell` is the version of the shell that the reader has.
   */
  async forReader(session: SessionFacts | undefined, shell?: string): Promise<RegistryDocument> {
    const { schema, microFrontends } = await this.forUser(session?.id, shell);
    const overridden = (await this.overrides.of(session)).flatMap(
      ({ remote, origin, until }): [string, RegistryEntry[]][] => {
        const [released] = microFrontends[remote] ?? [];
        return released ? [[remote, [overriddenEntry(released, origin, until)]]] : [];
      },
    );
    return { schema, microFrontends: { ...microFrontends, ...Object.fromEntries(overridden) } };
  }

  private async forUser(userId: number | undefined, shell: string | undefined): Promise<RegistryDocument> {
    // Without its default, which cannot be read, a remote would be a canary for everybody.
    const readable = [...byRemote(await this.versions.live())].filter(([, versions]) =>
      versions.some(({ isDefault }) => isDefault),
    );
    const chosen = readable.flatMap(([remote, versions]) => {
      const wanted = versionOfUser(remote, userId, versions);
      return versions.filter(({ version }) => version === wanted);
    });
    const fitting = shell === undefined ? chosen : await this.forShell.choose(shell, chosen);
    const entries = fitting.map((version): [string, RegistryEntry[]] => [version.remote, [this.entryOf(version)]]);
    return { schema, microFrontends: Object.fromEntries(entries) };
  }

  /** Every version with its share, for who steers the releases. */
  async everything(): Promise<RegistryDocument> {
    const [versions, ends] = await Promise.all([this.versions.all(), this.versions.ends()]);
    const published = versions.filter(({ remote }) => remote !== shellName);
    const all = [...byRemote(published)].map(([remote, versions]): [string, RegistryEntry[]] => [
      remote,
      versions.map((version) => ({
        ...this.entryOf(version),
        deployment: deploymentOf(version, ends.get(remote)),
      })),
    ]);
    return { schema, microFrontends: Object.fromEntries(all) };
  }

  private entryOf({ url, integrity, version, extras }: ReleasedVersion): RegistryEntry {
    const { uses: _names, calls: _operations, offers: _facts, ...shell } = extras;
    return {
      url,
      metadata: { integrity, version },
      extras: { shell, telemetry: { sample: this.config.TELEMETRY_SAMPLE } },
    };
  }
}

/** The share of a version, and how it lost its users where it has none. */
function deploymentOf(
  { version, traffic, isDefault }: ReleasedVersion,
  ends: ReadonlyMap<string, VersionEnd> | undefined,
): RegistryEntry['deployment'] {
  const ended = isDefault || traffic > 0 ? undefined : ends?.get(version);
  return { traffic, default: isDefault, ...(ended && { ended }) };
}

/**
 * Pages and sidebar are the released ones until the developer's machine says otherwise; of its files nothing is
 * promised.
 */
function overriddenEntry({ extras }: RegistryEntry, origin: string, until: number): RegistryEntry {
  const { integrity: _, ...shell } = extras.shell;
  return {
    url: `${origin}/mf-manifest.json`,
    metadata: { integrity: '', version: overriddenVersion },
    extras: { ...extras, shell, override: { origin, until } },
  };
}

function byRemote(versions: readonly ReleasedVersion[]): Map<string, ReleasedVersion[]> {
  const groups = new Map<string, ReleasedVersion[]>();
  for (const version of versions) groups.set(version.remote, [...(groups.get(version.remote) ?? []), version]);
  return groups;
}
