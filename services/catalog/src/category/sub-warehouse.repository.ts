import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { SubWarehouseEntity } from './category.entity.js';

/** Reads and writes areas of the warehouse. */
@Injectable()
export class SubWarehouseRepository {
  constructor(private readonly db: Db) {}

  /** By name. */
  list(): Promise<SubWarehouseEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /** @throws NOT_FOUND for an unknown area */
  require(id: number): Promise<SubWarehouseEntity> {
    return this.openRows().require({ id });
  }

  /**
   * Locks the area until the end of the transaction.
   * @throws NOT_FOUND for an unknown area
   */
  lock(id: number): Promise<SubWarehouseEntity> {
    return this.openRows().requireLocked({ id });
  }

  insert(row: NewRow<SubWarehouseEntity>): Promise<number> {
    return this.openRows().insert(row);
  }

  /** Returns the ids, in order. */
  insertMany(rows: readonly NewRow<SubWarehouseEntity>[]): Promise<number[]> {
    return this.db.bulk(SubWarehouseEntity).insertReturningIds(rows);
  }

  async update(id: number, changes: Partial<Omit<SubWarehouseEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.openRows().update({ id }, changes);
  }

  async remove(id: number): Promise<void> {
    await this.openRows().delete({ id });
  }

  private openRows() {
    return this.db.of(SubWarehouseEntity);
  }
}
