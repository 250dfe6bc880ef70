import { Injectable } from '@nestjs/common';
import type { NewTenant, TenantFacts } from '@depot/contracts/identity';
import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { TenantEntity } from './tenant.entity.js';

/** Tenants themselves. */
@Injectable()
export class TenantService {
  constructor(private readonly db: Db) {}

  async create({ name, timezone }: NewTenant): Promise<number> {
    return this.rows().insert({ name, timezone, viewOnly: false, suspended: false, createdAt: Date.now() });
  }

  /** The tenant of the context. */
  async current(): Promise<TenantFacts> {
    const { id, name, timezone, viewOnly, suspended } = await this.rows().require({ id: currentTenantId() });
    return { id, name, timezone, viewOnly, suspended };
  }

  private rows() {
    return this.db.acrossTenants('a tenant is not a row of a tenant').of(TenantEntity);
  }
}
