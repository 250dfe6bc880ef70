import { deploymentMessages, type RemoteVersion, shellName } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { ReleaseGate } from '../gate/release-gate.js';
import { ReleaseService } from '../release/release.service.js';
import { RolloutRepository } from '../rollout/rollout.repository.js';
import { LiveShell } from '../shell/live-shell.js';
import { computePlaces } from '../split/places.js';
import { ReleaseRepository } from '../version/release.repository.js';
import type { MemberState } from './train.repository.js';

/** A remote or the shell with what users get of it; null takes it from them. */
export interface NextState {
  remote: string;
  state: MemberState | null;
}

/** What users have of the shell and of remotes as one set, which changes as a whole. The caller locks the releases. */
@Injectable()
export class LiveSet {
  constructor(
    private readonly versions: ReleaseRepository,
    private readonly releases: ReleaseService,
    private readonly rollouts: RolloutRepository,
    private readonly gate: ReleaseGate,
    private readonly shell: LiveShell,
  ) {}

  /** What users have of it; null without users. */
  async read(remote: string): Promise<MemberState | null> {
    if (remote === shellName) {
      const version = await this.shell.readVersion();
      return version === undefined ? null : everyUser(version);
    }
    const own = (await this.versions.listLive()).filter((version) => version.remote === remote);
    if (own.length === 0) return null;
    const split = own.map(({ version, traffic, isDefault, targets }) => ({
      version,
      traffic,
      default: isDefault,
      ...(targets.length > 0 && { targets: [...targets] }),
    }));
    const places = [...computePlaces(own)].map(([version, parts]): MemberState['places'][number] => [
      version,
      parts.map(([from, to]) => [from, to]),
    ]);
    return { split, places };
  }

  /**
   * Gives users these states of the shell and of remotes together; their rollouts end.
   *
   * @throws VALIDATION if they go neither together nor with the services, DUPLICATE if two remotes would have one route
   */
  async change(next: readonly NextState[], who: string): Promise<void> {
    await this.assertGoesTogether(next);
    for (const { remote, state } of next) {
      await this.rollouts.end(remote, 'STOPPED', Date.now());
      if (state) await this.releases.replaceSplit(remote, state.split, who, new Map(state.places));
      else if (await this.versions.removeSplit(remote)) await this.versions.recordEvent(remote, 'withdrawn', {}, who);
    }
  }

  private async assertGoesTogether(next: readonly NextState[]): Promise<void> {
    const named = next.flatMap(({ remote, state }) => (state?.split ?? []).map(({ version }) => ({ remote, version })));
    const members: RemoteVersion[] = [];
    for (const { remote, version } of named) members.push(await this.releases.getVersion(remote, version));
    const changed = new Set(next.map(({ remote }) => remote));
    const others = (await this.versions.listLive()).filter(({ remote }) => !changed.has(remote));
    const [shell, remotes] = [members.find(isShell), members.filter((member) => !isShell(member))];
    const live = [...others, ...remotes];
    if (shell) this.gate.checkSet(shell, { members: remotes, live });
    assertRoutesApart(live);
  }
}

const isShell = ({ remote }: Pick<RemoteVersion, 'remote'>) => remote === shellName;

/** The state in which every user has the version. */
export const everyUser = (version: string): MemberState => ({
  split: [{ version, traffic: 100, default: true }],
  places: [],
});

/** Refuses versions of two remotes that have the same route. */
function assertRoutesApart(live: readonly RemoteVersion[]): void {
  const owners = new Map<string, string>();
  for (const { remote, extras } of live)
    for (const { path } of extras.routes) {
      const owner = owners.get(path) ?? remote;
      if (owner !== remote) throw new DomainError('DUPLICATE', deploymentMessages.routeTaken, { path, owner });
      owners.set(path, remote);
    }
}
