import { Db } from '@depot/node-database';
import type { Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';

/** Innermost first: each is referenced by the previous ones. */
const tables = ['sub_category', 'category', 'sub_warehouse', 'brand'] as const;

/** Warehouses, categories and suppliers that wait on the stage of an import. */
@Injectable()
export class StagedPlaceRepository {
  constructor(private readonly db: Db) {}

  /**
   * Moves the staged places to the tenant.
   * @throws a duplicate error if another user has created one of the same name meanwhile.
   */
  async publish({ tenantId: stage }: Stage): Promise<void> {
    for (const table of tables.toReversed())
      await this.db.execute(`UPDATE ${table} SET tenant_id = :tenantId WHERE tenant_id = :stage`, { stage });
  }

  /** Removes them; no product is in them any more. */
  async remove({ tenantId: stage }: Stage): Promise<void> {
    const everywhere = this.db.unscoped('places of a stage belong to no tenant yet');
    for (const table of tables) await everywhere.execute(`DELETE FROM ${table} WHERE tenant_id = :stage`, { stage });
  }
}
