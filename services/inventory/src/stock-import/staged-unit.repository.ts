import type { EpochMs } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';
import { Db, type Stage } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** What waits of a product, of one moment of receiving. */
export interface StagedAmount extends StockAmount {
  time: EpochMs;
}

const amounts = `
  SELECT product_id AS productId, received_time AS time, SUM(first_quantity) AS quantity, SUM(first_weight) AS weight
  FROM inventory_unit WHERE tenant_id = :tenantId
  GROUP BY received_time, product_id ORDER BY received_time, product_id`;

/** Units that wait on a stage: rows of a tenant that nobody belongs to. */
@Injectable()
export class StagedUnitRepository {
  constructor(private readonly db: Db) {}

  /** What waits on the stage in whose context it is asked, by time and product. */
  sumStaged(): Promise<StagedAmount[]> {
    return this.db.query<StagedAmount>(amounts);
  }

  /** Makes the units of a stage those of the tenant. */
  async adopt({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE inventory_unit SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** Removes so many units of a stage at most; returns how many there were. */
  async remove({ tenantId: stage }: Stage, limit: number): Promise<number> {
    const { affectedRows } = await this.db
      .unscoped('units of a stage belong to no tenant yet')
      .execute('DELETE FROM inventory_unit WHERE tenant_id = :stage LIMIT :limit', { stage, limit });
    return affectedRows;
  }
}
