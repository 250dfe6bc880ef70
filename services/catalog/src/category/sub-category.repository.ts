import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { SubCategoryEntity } from './category.entity.js';

/** Reads and writes categories 2. */
@Injectable()
export class SubCategoryRepository {
  constructor(private readonly db: Db) {}

  /** By name. */
  list(): Promise<SubCategoryEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /**
   * Locks the category until the end of the transaction.
   * @throws NOT_FOUND for an unknown category
   */
  lock(id: number): Promise<SubCategoryEntity> {
    return this.openRows().requireLocked({ id });
  }

  insert(category: NewRow<SubCategoryEntity>): Promise<number> {
    return this.openRows().insert(category);
  }

  /** Returns the ids, in order. */
  insertMany(rows: readonly NewRow<SubCategoryEntity>[]): Promise<number[]> {
    return this.db.bulk(SubCategoryEntity).insertReturningIds(rows);
  }

  async update(id: number, changes: Partial<Omit<SubCategoryEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.openRows().update({ id }, changes);
  }

  async remove(id: number): Promise<void> {
    await this.openRows().delete({ id });
  }

  private openRows() {
    return this.db.of(SubCategoryEntity);
  }
}
