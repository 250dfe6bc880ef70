import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LockedOrder } from '../order/order-rows.js';
import { ReturnEntity, ReturnLineEntity, ReturnUnitEntity } from './return.entity.js';
import type { ReturnLine } from './return-line.js';

/** Changes the rows of returns, in the transaction of the running command. */
@Injectable()
export class ReturnRows {
  constructor(private readonly db: Db) {}

  async insert({ orderId, storeId }: Pick<LockedOrder, 'orderId' | 'storeId'>, displayId: number): Promise<number> {
    return this.db
      .of(ReturnEntity)
      .insert({ orderId, storeId, displayId, time: Date.now(), createdBy: currentSession().id });
  }

  async insertLines(returnId: number, orderId: number, lines: readonly ReturnLine[]): Promise<void> {
    const rows = lines.map(({ orderItemId, inventoryIds: _pieces, ...line }) => ({
      ...line,
      returnId,
      orderId,
      orderLineId: orderItemId,
    }));
    const ids = await this.db.of(ReturnLineEntity).insertMany(rows);
    const units = lines.flatMap(({ inventoryIds }, index) =>
      inventoryIds.map((inventoryId) => ({ returnId, orderId, inventoryId, returnLineId: ids[index] })),
    );
    if (units.length > 0) await this.db.of(ReturnUnitEntity).insertMany(units);
  }

  async removeLines(returnId: number): Promise<void> {
    await this.db.execute('DELETE FROM order_return_line WHERE tenant_id = :tenantId AND return_id = :returnId', {
      returnId,
    });
  }

  async remove(returnId: number): Promise<void> {
    await this.db.execute('DELETE FROM order_return WHERE tenant_id = :tenantId AND id = :returnId', { returnId });
  }
}
