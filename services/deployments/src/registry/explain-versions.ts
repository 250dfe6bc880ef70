import { type ReaderVersion, releaseMessages } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { RemoteLinkRepository } from '../override/remote-link.repository.js';
import { chooseVersion } from '../split/bucket.js';
import { type Reader, toWireTargets } from '../split/targets.js';
import { ReleaseRepository } from '../version/release.repository.js';

/** Tells which version of each remote a user gets, and why, by the rules of the registry. */
@Injectable()
export class ExplainVersions {
  constructor(
    private readonly versions: ReleaseRepository,
    private readonly links: RemoteLinkRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** @throws NOT_FOUND if no user signs in with that email address */
  async execute(username: string): Promise<ReaderVersion[]> {
    const reader = (await this.identity.accounts([username])).get(username);
    if (!reader) throw new DomainError('NOT_FOUND', releaseMessages.unknownUser, { user: username });
    return this.explain(reader);
  }

  private async explain(reader: Reader): Promise<ReaderVersion[]> {
    const live = await this.versions.listLive();
    const previews = await runInContext({ tenantId: reader.tenantId }, () => this.links.listPreviews(reader.id));
    const previewed = previews.map((preview): ReaderVersion => ({ ...preview, reason: 'preview' }));
    const remotes = [...new Set(live.filter(({ isDefault }) => isDefault).map(({ remote }) => remote))];
    const chosen = remotes.flatMap((remote): ReaderVersion[] => {
      if (previews.some((preview) => preview.remote === remote)) return [];
      const own = live.filter((version) => version.remote === remote);
      const choice = chooseVersion(remote, reader, own);
      if (!choice) return [];
      const { version, reason, target } = choice;
      const traffic = own.find((each) => each.version === version)?.traffic;
      return [
        {
          remote,
          version,
          reason,
          ...(target && { target: toWireTargets([target])[0] }),
          ...(reason === 'share' && { traffic }),
        },
      ];
    });
    return [...previewed, ...chosen].toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
  }
}
