import { releaseMessages, type TrafficShare, type VersionTarget } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import type { PlannedShare, StoredTarget } from './targets.js';

/** Looks up the users and distributors that targets name. */
@Injectable()
export class ResolveTargets {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  /** @throws VALIDATION for an email address or a distributor that does not exist */
  async execute(targets: readonly VersionTarget[]): Promise<StoredTarget[]> {
    const usernames = targets.flatMap(({ user }) => user ?? []);
    const accounts = usernames.length > 0 ? await this.identity.accounts(usernames) : new Map<string, never>();
    await this.assertTenants(targets.flatMap(({ tenantId }) => tenantId ?? []));
    return targets.map((target) => {
      if (target.user === undefined) return target;
      const account = accounts.get(target.user);
      if (!account) throw new DomainError('VALIDATION', releaseMessages.unknownUser, { user: target.user });
      return { ...target, userId: account.id };
    });
  }

  async resolveSplit(split: readonly TrafficShare[]): Promise<PlannedShare[]> {
    return Promise.all(
      split.map(async ({ targets, ...share }) =>
        targets?.length ? { ...share, targets: await this.execute(targets) } : share,
      ),
    );
  }

  private async assertTenants(tenantIds: readonly number[]): Promise<void> {
    if (tenantIds.length === 0) return;
    const known = new Set((await this.identity.allTenants()).map(({ id }) => id));
    const tenantId = tenantIds.find((id) => !known.has(id));
    if (tenantId !== undefined) throw new DomainError('VALIDATION', releaseMessages.unknownTenant, { tenantId });
  }
}
