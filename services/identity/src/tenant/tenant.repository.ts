import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantEntity } from './tenant.entity.js';

/** Reads and writes tenants, which are no rows of a tenant. */
@Injectable()
export class TenantRepository {
  constructor(private readonly db: Db) {}

  insert(tenant: NewRow<TenantEntity>): Promise<number> {
    return this.openRows().insert(tenant);
  }

  /** The tenant, or a refusal with 404. */
  require(id: number): Promise<TenantEntity> {
    return this.openRows().require({ id });
  }

  /** By name. */
  listAll(): Promise<TenantEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /** The tenant, locked, or a refusal with 404. */
  lock(id: number): Promise<TenantEntity> {
    return this.openRows().requireLocked({ id });
  }

  async update(id: number, changes: Partial<Omit<TenantEntity, 'id'>>): Promise<void> {
    await this.openRows().update({ id }, changes);
  }

  private openRows() {
    return this.db.unscoped('a tenant is not a row of a tenant').of(TenantEntity);
  }
}
