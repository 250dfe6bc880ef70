import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { BrandEntity } from './brand.entity.js';

/** Reads and writes suppliers. */
@Injectable()
export class BrandRepository {
  constructor(private readonly db: Db) {}

  /** By name. */
  list(): Promise<BrandEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /** @throws NOT_FOUND for an unknown supplier */
  require(id: number): Promise<BrandEntity> {
    return this.openRows().require({ id });
  }

  /**
   * Locks the supplier until the end of the transaction.
   * @throws NOT_FOUND for an unknown supplier
   */
  lock(id: number): Promise<BrandEntity> {
    return this.openRows().requireLocked({ id });
  }

  insert(row: NewRow<BrandEntity>): Promise<number> {
    return this.openRows().insert(row);
  }

  /** Returns the ids, in order. */
  insertMany(rows: readonly NewRow<BrandEntity>[]): Promise<number[]> {
    return this.db.bulk(BrandEntity).insertReturningIds(rows);
  }

  async update(id: number, changes: Partial<Omit<BrandEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.openRows().update({ id }, changes);
  }

  async remove(id: number): Promise<void> {
    await this.openRows().delete({ id });
  }

  private openRows() {
    return this.db.of(BrandEntity);
  }
}
