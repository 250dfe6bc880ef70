import type { EpochMs } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import type { Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';

/** Staged amount of a product by receiving time. */
export interface StagedAmount extends StockAmount {
  time: EpochMs;
}

const amounts = `
  SELECT product_id AS productId, received_time AS time, SUM(first_quantity) AS quantity, SUM(first_weight) AS weight
  FROM inventory_unit WHERE tenant_id = :tenantId
  GROUP BY received_time, product_id ORDER BY received_time, product_id`;

/** Reads and writes staged units, which are rows of a tenant without users. */
@Injectable()
export class StagedUnitRepository {
  constructor(private readonly db: Db) {}

  /** Sums the units of the stage of the current context, by time and product. */
  sumStaged(): Promise<StagedAmount[]> {
    return this.db.query<StagedAmount>(amounts);
  }

  /** Moves the units of a stage to the tenant. */
  async adopt({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE inventory_unit SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** Deletes at most `limit` units of a stage. Returns the number of deleted units. */
  async remove({ tenantId: stage }: Stage, limit: number): Promise<number> {
    const { affectedRows } = await this.db
      .unscoped('units of a stage belong to no tenant yet')
      .execute('DELETE FROM inventory_unit WHERE tenant_id = :stage LIMIT :limit', { stage, limit });
    return affectedRows;
  }
}
