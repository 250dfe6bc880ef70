import type { UpdateTenant } from '@depot/contracts/admin';
import type { NewTenant, TenantFacts } from '@depot/contracts/identity';
import { sessionTopic } from '@depot/contracts/live';
import { currentTenantId, describeActivity, runInContext } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { LiveChanges } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import type { TenantEntity } from './tenant.entity.js';
import { TenantRepository } from './tenant.repository.js';

/** Reads, creates and changes tenants. */
@Injectable()
export class TenantService {
  constructor(
    private readonly tenants: TenantRepository,
    private readonly live: LiveChanges,
  ) {}

  async create({ name, timezone }: NewTenant): Promise<number> {
    return this.tenants.insert({ name, timezone, viewOnly: false, suspended: false, createdAt: Date.now() });
  }

  /** The tenant of the context. */
  async getCurrent(): Promise<TenantFacts> {
    return formatFacts(await this.tenants.require(currentTenantId()));
  }

  /** All tenants by name, for the Admin section. */
  async listAll(): Promise<TenantFacts[]> {
    return (await this.tenants.listAll()).map(formatFacts);
  }

  /** Changes the fields in the request. Takes effect in sessions within the seconds for which they are cached. */
  async update({ id, version, ...changes }: UpdateTenant): Promise<TenantFacts> {
    const before = formatFacts(await this.tenants.lock(id));
    assertUnchanged(version, selectTenantContent(before));
    if (Object.keys(changes).length > 0) await this.tenants.update(id, changes);
    await runInContext({ tenantId: id }, () => this.live.publish([sessionTopic]));
    const after = { ...before, ...changes };
    describeActivity({ name: after.name }, { before, after });
    return after;
  }
}

/** The fields that an edit can change, for the content version. */
export function selectTenantContent({ name, timezone, viewOnly, suspended }: TenantFacts): object {
  return { name, timezone, viewOnly, suspended };
}

function formatFacts({ id, name, timezone, viewOnly, suspended }: TenantEntity): TenantFacts {
  return { id, name, timezone, viewOnly, suspended };
}
