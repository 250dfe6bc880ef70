import type { ReleaseEvent, ThrownError } from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { RemoteLinkRepository } from '../override/remote-link.repository.js';
import { chooseVersion } from '../split/bucket.js';
import { isGiven } from '../split/targets.js';
import { ReleaseRepository } from '../version/release.repository.js';

/** Milliseconds for which a tab may still have a version that has no users any more. */
const tabMs = 24 * 3_600_000;
const newest = 2 ** 32;
const maxEvents = 200;

/** Tells which versions a user may have in a tab, so that no user reports errors of other versions. */
@Injectable()
export class GivenVersions {
  constructor(
    private readonly versions: ReleaseRepository,
    private readonly links: RemoteLinkRepository,
  ) {}

  /** True if the user has the version by the split or a preview, or some user had it within a day. */
  async isGivenTo(
    reader: SessionFacts,
    { remote, version }: Pick<ThrownError, 'remote' | 'version'>,
  ): Promise<boolean> {
    const live = (await this.versions.listLiveNames()).filter((each) => each.remote === remote);
    if (chooseVersion(remote, reader, live)?.version === version) return true;
    const previews = await this.links.listPreviews(reader.id);
    if (previews.some((each) => each.remote === remote && each.version === version)) return true;
    if (live.some((each) => each.version === version)) return false;
    const events = await this.versions.listHistory(remote, newest, maxEvents);
    return hadUsersSince(events, version, (await this.versions.getTime()) - tabMs);
  }
}

/** Whether a version had users at or after a time (epoch ms); events are newest first. */
function hadUsersSince(events: readonly ReleaseEvent[], version: string, since: number): boolean {
  const changes = events.filter(({ kind }) => kind === 'split' || kind === 'withdrawn');
  return changes.some(({ split }, at) => {
    const end = changes[at - 1]?.time ?? Infinity;
    return (
      end >= since && split?.some((each) => each.version === version && isGiven({ ...each, isDefault: each.default }))
    );
  });
}
