import { shellName } from '@depot/contracts/deployments';
import { Injectable } from '@nestjs/common';
import { shellComplaints } from '../shell/compatibility.js';
import { type ReleasedVersion, ReleaseRepository } from '../version/release.repository.js';
import { TrainRepository } from './train.repository.js';

/** Results that are kept at most. */
const maxKept = 1_000;

/**
 * Versions for a tab whose shell is not the one that is served now: it was opened before a train, or before a train was
 * taken back, or its page came a moment before the document of the registry.
 */
@Injectable()
export class VersionsForShell {
  /** Whether a version goes with a version of the shell, neither of which ever changes. */
  private readonly fitting = new Map<string, boolean>();

  constructor(
    private readonly versions: ReleaseRepository,
    private readonly trains: TrainRepository,
  ) {}

  /**
   * Returns the versions, each one that lacks something of that shell replaced by the latest of its remote that users
   * had before a train or got with it, and that goes with the shell. A shell that the registry does not know gets them
   * as they are.
   */
  async choose(shell: string, chosen: readonly ReleasedVersion[]): Promise<ReleasedVersion[]> {
    const isFitting = await Promise.all(chosen.map((version) => this.isFitting(shell, version)));
    if (isFitting.every(Boolean)) return [...chosen];
    const trains = await this.trains.listLatest();
    const candidates = trains.flatMap(({ members }) =>
      members.flatMap(({ remote, before, after }) =>
        [after, before?.split.find((share) => share.default)?.version].map((version) => ({ remote, version })),
      ),
    );
    return Promise.all(
      chosen.map(async (version, at) => {
        if (isFitting[at]) return version;
        const own = candidates.flatMap((each) => (each.remote === version.remote ? (each.version ?? []) : []));
        return (await this.findFitting(shell, version.remote, own)) ?? version;
      }),
    );
  }

  private async findFitting(shell: string, remote: string, candidates: readonly string[]) {
    for (const candidate of new Set(candidates)) {
      const version = await this.versions.find(remote, candidate);
      if (version && (await this.isFitting(shell, version))) return version;
    }
    return undefined;
  }

  private async isFitting(shell: string, version: ReleasedVersion): Promise<boolean> {
    const key = `${shell} ${version.remote} ${version.version}`;
    const known = this.fitting.get(key);
    if (known !== undefined) return known;
    const { offers } = (await this.versions.find(shellName, shell))?.extras ?? {};
    if (!offers) return true;
    const isFitting = shellComplaints(version, offers).length === 0;
    if (this.fitting.size >= maxKept) this.fitting.clear();
    this.fitting.set(key, isFitting);
    return isFitting;
  }
}
