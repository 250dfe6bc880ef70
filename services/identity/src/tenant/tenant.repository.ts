import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { TenantEntity } from './tenant.entity.js';

/** Reads and writes tenants. */
@Injectable()
export class TenantRepository {
  constructor(private readonly db: Db) {}

  insert(tenant: NewRow<TenantEntity>): Promise<number> {
    return this.openRows().insert(tenant);
  }

  /** @throws NOT_FOUND for an unknown tenant */
  require(id: number): Promise<TenantEntity> {
    return this.openRows().require({ id });
  }

  /** By name. */
  listAll(): Promise<TenantEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /**
   * Locks the tenant until the end of the transaction.
   * @throws NOT_FOUND for an unknown tenant
   */
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
