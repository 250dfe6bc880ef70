import {
  deploymentMessages,
  type Release,
  releaseMessages,
  type RemoteVersion,
  shellName,
  type TrafficShare,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ArtefactRepository } from '../artefact/artefact.repository.js';
import { type Artefact, computeDigest } from '../artefact/read-artefact.js';
import { SourceMapRepository } from '../artefact/source-map.repository.js';
import type { Files } from '../artefact/unpack-archive.js';
import { ReleaseGate } from '../gate/release-gate.js';
import { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import { RolloutRepository } from '../rollout/rollout.repository.js';
import { LiveShell } from '../shell/live-shell.js';
import { isHashed } from '../shell/shell-folder.js';
import { ShellReleaseRepository } from '../shell/shell-release.repository.js';
import { checkSplit } from '../split/check-split.js';
import { assignPlaces, listTargetPlaces, type SplitPlaces } from '../split/places.js';
import { ResolveTargets } from '../split/resolve-targets.js';
import { isGiven, type PlannedShare, toWireTargets } from '../split/targets.js';
import { buildVersionKey, KnownVersions } from '../telemetry/known-versions.js';
import { type ReleasedVersion, ReleaseRepository, type RemotePast } from '../version/release.repository.js';

/** What publishing a version has come to. */
export interface Publication {
  isNew: boolean;
  /** True if all users have it. */
  isStable: boolean;
  /** Requirements that no served shell meets, such as `@depot/ui ^2.0.0`. */
  waitsFor?: string[];
}

/** How a version is published. */
export interface Publishing {
  /** It may need a shell that is not served yet, or be one that the remotes do not go with yet. */
  isForNextShell?: boolean;
}

/** True where users have the later one of two versions, so that the earlier one waits for nothing. */
const isFollowedBy = (version: ReleasedVersion, later: ReleasedVersion) =>
  later.remote === version.remote && (later.isDefault || later.traffic > 0);

/** Publishes versions and spreads users over them. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly maps: SourceMapRepository,
    private readonly rollouts: RolloutRepository,
    private readonly gate: ReleaseGate,
    private readonly known: KnownVersions,
    private readonly shell: LiveShell,
    private readonly shells: ShellReleaseRepository,
    private readonly purged: PurgedVersionRepository,
    private readonly targets: ResolveTargets,
  ) {}

  /**
   * Registers an immutable version with its files. Publishing the same content again has no effect. Refuses other
   * content under a used name, a route of another remote, and a version that is incompatible with the live ones. No
   * user gets it until an operator gives it, not even the first version of a remote. A version for the next shell is
   * checked against the services only.
   */
  async publish(artefact: Artefact, who: string, { isForNextShell = false }: Publishing = {}): Promise<Publication> {
    const { release } = artefact;
    const { remote, version } = release;
    return this.db.transaction(async () => {
      await this.versions.lock();
      if (isForNextShell) this.gate.checkServices(release);
      else await this.gate.check(release);
      await this.assertRoutesFree(release);
      if ((await this.purged.read()).has(buildVersionKey(remote, version)))
        throw new DomainError('DUPLICATE', releaseMessages.isPurged, { remote, version });
      if (remote === shellName) await this.assertSameFiles(artefact.files);
      const isNew = await this.versions.insert(release);
      if (isNew) {
        await this.artefacts.insert(remote, version, artefact.files);
        await this.maps.insert(remote, version, artefact.maps ?? new Map());
        await this.versions.recordEvent(remote, 'published', { version, commit: release.extras.commit }, who);
      } else await this.assertSameContent(artefact);
      const [published] = (await this.list([remote])).filter((each) => each.version === version);
      const { isDefault = false, waitsFor } = published ?? {};
      return { isNew, isStable: isDefault, ...(waitsFor && { waitsFor }) };
    });
  }

  /** Versions of a remote or the shell, or of some, or of all; newest first. */
  async list(remotes: readonly string[] | undefined): Promise<Release[]> {
    const pasts = await this.versions.listPasts();
    const all = (await this.versions.listAll()).filter(
      ({ remote }) => remotes === undefined || remotes.includes(remote),
    );
    // Also the shell that the product came with, which was never promoted.
    const served = await this.shell.findVersion();
    const shareOf = ({ remote, version, traffic, isDefault }: ReleasedVersion) =>
      remote === shellName
        ? { traffic: version === served ? 100 : 0, isDefault: version === served }
        : { traffic, isDefault };
    const shared = all.map((version) => ({ ...version, ...shareOf(version) }));
    const waiting = shared.filter((each, at) => !shared.slice(at).some((other) => isFollowedBy(each, other)));
    const needs = await this.gate.listUnmetNeeds(waiting);
    return shared.reverse().map((each) => {
      const { remote, version, extras, publishedAt, traffic, isDefault } = each;
      const waitsFor = needs[waiting.indexOf(each)] ?? [];
      return {
        remote,
        version,
        team: extras.team,
        commit: extras.commit,
        publishedAt: Number(publishedAt),
        traffic,
        isDefault,
        ...(remote !== shellName && describeUsers(each, pasts.get(remote))),
        ...(waitsFor.length > 0 && { waitsFor }),
      };
    });
  }

  /** Gives every user this version. */
  promote(remote: string, version: string, who: string): Promise<void> {
    return this.split(remote, [{ version, traffic: 100, default: true }], who);
  }

  /**
   * Distributes the users of a remote over versions and ends a running rollout. Each version with users must be
   * compatible with the live ones.
   */
  async split(remote: string, given: readonly TrafficShare[], who: string): Promise<void> {
    checkSplit(remote, given);
    // A version without a share has no users, so it need not be compatible.
    const planned = await this.targets.resolveSplit(given);
    const split = planned.filter((share) => isGiven({ ...share, isDefault: share.default }));
    await this.db.transaction(async () => {
      await this.versions.lock();
      for (const { version } of split) await this.check(await this.getVersion(remote, version));
      await this.rollouts.end(remote, 'STOPPED', Date.now());
      await this.replaceSplit(remote, split, who);
    });
  }

  /**
   * Spreads the users of a remote whose releases are locked, over versions that have been checked. Without `places`,
   * they follow from the split before.
   */
  async replaceSplit(remote: string, split: readonly PlannedShare[], who: string, places?: SplitPlaces): Promise<void> {
    await this.db.transaction(async () => {
      for (const { version } of split) await this.getVersion(remote, version);
      const before = (await this.versions.listLive()).filter((version) => version.remote === remote);
      await this.versions.replaceSplit(remote, split, places ?? assignPlaces(listTargetPlaces(before), split));
      const noted = split.map(({ targets = [], ...share }) => ({ ...share, targets: toWireTargets(targets) }));
      await this.versions.recordEvent(remote, 'split', { split: noted }, who);
      await this.db.afterCommit(() => this.known.clearCache());
      if (remote === shellName) await this.db.afterCommit(() => this.shell.findFolder());
    });
  }

  /** Takes a remote from all users: its pages and its place in the sidebar are gone, its routes are free. */
  async withdraw(remote: string, who: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.versions.lock();
      if (!(await this.versions.isKnown(remote)))
        throw new DomainError('NOT_FOUND', releaseMessages.unknownRemote, { remote });
      await this.rollouts.end(remote, 'STOPPED', Date.now());
      if (!(await this.versions.removeSplit(remote)))
        throw new DomainError('INVALID_TRANSITION', releaseMessages.notServed, { remote });
      await this.versions.recordEvent(remote, 'withdrawn', {}, who);
    });
  }

  /** Refuses a version that is incompatible with the live ones. */
  async check(release: RemoteVersion): Promise<void> {
    await this.gate.check(release);
    await this.assertRoutesFree(release);
  }

  /** @throws NOT_FOUND if it was never published */
  async getVersion(remote: string, version: string): Promise<RemoteVersion> {
    const found = await this.versions.find(remote, version);
    if (!found) throw new DomainError('NOT_FOUND', deploymentMessages.unknownVersion, { remote, version });
    return found;
  }

  /** Routes and sidebar entries belong to one remote. */
  private async assertRoutesFree({ remote, extras }: RemoteVersion): Promise<void> {
    const others = (await this.versions.listLive()).filter((version) => version.remote !== remote);
    const ownerOf = (path: string, pathsOf: (extras: RemoteVersion['extras']) => string[]) =>
      others.find((other) => pathsOf(other.extras).includes(path))?.remote;
    for (const path of listRoutePaths(extras)) {
      const owner = ownerOf(path, listRoutePaths);
      if (owner) throw new DomainError('DUPLICATE', deploymentMessages.routeTaken, { path, owner });
    }
    for (const path of listSidebarPaths(extras)) {
      const owner = ownerOf(path, (other) => [...listSidebarPaths(other), ...listRoutePaths(other)]);
      if (owner) throw new DomainError('DUPLICATE', deploymentMessages.sidebarTaken, { path, owner });
    }
  }

  /** A name with a hash in it stands for one content, whichever version of the shell has it. */
  private async assertSameFiles(files: Files): Promise<void> {
    const plain = [...files].filter(([path]) => isHashed(path) && !path.endsWith('.br'));
    const path = await this.shells.findChangedFile(new Map(plain));
    if (path !== undefined) throw new DomainError('DUPLICATE', releaseMessages.otherShellFile, { path });
  }

  /** Of a version that was published before its files were kept, only the manifest is known. */
  private async assertSameContent({ release: { remote, version, integrity }, files }: Artefact): Promise<void> {
    const published = await this.versions.find(remote, version);
    const digest = await this.artefacts.findDigest(remote, version);
    if (published?.integrity !== integrity || (digest !== undefined && digest !== computeDigest(files)))
      throw new DomainError('DUPLICATE', deploymentMessages.versionExists, { remote, version });
  }
}

const listRoutePaths = ({ routes }: RemoteVersion['extras']): string[] => routes.map(({ path }) => path);

const listSidebarPaths = ({ navigation }: RemoteVersion['extras']): string[] =>
  navigation.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);

/** Users whom a version is for, and since when it is the default. */
const describeUsers = ({ isDefault, targets }: ReleasedVersion, past: RemotePast | undefined) => ({
  ...(targets.length > 0 && { targets: toWireTargets(targets) }),
  ...(isDefault && past?.span),
});
