import { overriddenVersion, type RegistryDocument, type RegistryEntry, shellName } from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { OverrideService } from '../override/override.service.js';
import { RemoteLinkRepository } from '../override/remote-link.repository.js';
import { chooseVersion } from '../split/bucket.js';
import { isGiven, toWireTargets } from '../split/targets.js';
import { VersionsForShell } from '../train/versions-for-shell.js';
import { type ReleasedVersion, ReleaseRepository, type RemotePast } from '../version/release.repository.js';

/** Schema of the document: the draft of the frontend-discovery project. */
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Returns who gets which version of each remote. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly versions: ReleaseRepository,
    private readonly overrides: OverrideService,
    private readonly links: RemoteLinkRepository,
    private readonly forShell: VersionsForShell,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * One version of each remote: that of this user, or the default without a session. The user's previews and the
   * session's overrides replace it. `shell` is the version of the reader's shell.
   */
  async getForReader(session: SessionFacts | undefined, shell?: string): Promise<RegistryDocument> {
    const { schema, microFrontends: released } = await this.getForUser(session, shell);
    const microFrontends = { ...released, ...(session && (await this.listPreviews(session))) };
    const overridden = (await this.overrides.findBySession(session)).map(
      ({ remote, origin, until }): [string, RegistryEntry[]] => [
        remote,
        [buildOverridden(microFrontends[remote]?.[0], origin, until)],
      ],
    );
    return { schema, microFrontends: { ...microFrontends, ...Object.fromEntries(overridden) } };
  }

  /** Versions that the user has opened by a link, for as long as they are published. */
  private async listPreviews({ id }: SessionFacts): Promise<Record<string, RegistryEntry[]>> {
    const previews = await this.links.listPreviews(id);
    const entries = await Promise.all(
      previews.map(async ({ remote, version, until }): Promise<[string, RegistryEntry[]][]> => {
        const found = await this.versions.find(remote, version);
        if (!found) return [];
        const entry = this.buildEntry(found);
        return [[remote, [{ ...entry, extras: { ...entry.extras, preview: { until } } }]]];
      }),
    );
    return Object.fromEntries(entries.flat());
  }

  private async getForUser(reader: SessionFacts | undefined, shell: string | undefined): Promise<RegistryDocument> {
    // Without its default, which cannot be read, a remote would be a canary for all users.
    const readable = [...groupByRemote(await this.versions.listLive())].filter(([, versions]) =>
      versions.some(({ isDefault }) => isDefault),
    );
    const chosen = readable.flatMap(([remote, versions]) => {
      const wanted = chooseVersion(remote, reader, versions)?.version;
      return versions.filter(({ version }) => version === wanted);
    });
    const fitting = shell === undefined ? chosen : await this.forShell.choose(shell, chosen);
    const entries = fitting.map((version): [string, RegistryEntry[]] => [version.remote, [this.buildEntry(version)]]);
    return { schema, microFrontends: Object.fromEntries(entries) };
  }

  /** Every version with its share, for who steers the releases. */
  async getEverything(): Promise<RegistryDocument> {
    const [versions, pasts] = await Promise.all([this.versions.listAll(), this.versions.listPasts()]);
    const published = versions.filter(({ remote }) => remote !== shellName);
    const all = [...groupByRemote(published)].map(([remote, versions]): [string, RegistryEntry[]] => [
      remote,
      versions.map((version) => ({
        ...this.buildEntry(version),
        deployment: buildDeployment(version, pasts.get(remote)),
      })),
    ]);
    return { schema, microFrontends: Object.fromEntries(all) };
  }

  private buildEntry({ url, integrity, version, extras }: ReleasedVersion): RegistryEntry {
    const { uses: _names, calls: _operations, offers: _facts, ...shell } = extras;
    return {
      url,
      metadata: { integrity, version },
      extras: { shell, telemetry: { sample: this.config.TELEMETRY_SAMPLE } },
    };
  }
}

/** The share of a version; how it lost its users where it has none; since when it is the default. */
function buildDeployment(
  { version, traffic, isDefault, targets }: ReleasedVersion,
  past: RemotePast | undefined,
): RegistryEntry['deployment'] {
  const ended = isGiven({ traffic, isDefault, targets }) ? undefined : past?.ends.get(version);
  const named = targets.length > 0 && { targets: toWireTargets(targets) };
  return { traffic, default: isDefault, ...(ended && { ended }), ...named, ...(isDefault && past?.span) };
}

/** A remote of which the reader has no released version: its pages are known once the developer's machine responds. */
const unreleased: RegistryEntry['extras'] = {
  shell: { team: '', commit: '', contractRange: '*', navigation: [], routes: [] },
};

/**
 * Pages and sidebar are the released ones until the developer's machine says otherwise; of its files nothing is
 * promised.
 */
function buildOverridden(released: RegistryEntry | undefined, origin: string, until: number): RegistryEntry {
  const extras = released?.extras ?? unreleased;
  const { integrity: _, ...shell } = extras.shell;
  return {
    url: `${origin}/mf-manifest.json`,
    metadata: { integrity: '', version: overriddenVersion },
    extras: { ...extras, shell, override: { origin, until } },
  };
}

function groupByRemote(versions: readonly ReleasedVersion[]): Map<string, ReleasedVersion[]> {
  const groups = new Map<string, ReleasedVersion[]>();
  for (const version of versions) groups.set(version.remote, [...(groups.get(version.remote) ?? []), version]);
  return groups;
}
