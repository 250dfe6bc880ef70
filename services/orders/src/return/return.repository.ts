import type { EpochMs } from '@depot/contracts/amounts';
import type { ReturnSearch } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Db, grouped, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LockedOrder } from '../order/order.service.js';
import { ReturnEntity, ReturnLineEntity, ReturnUnitEntity } from './return.entity.js';
import type { ReturnLine } from './return-line.js';

/** A return without its lines. */
export interface ReturnHeader {
  id: number;
  displayId: number;
  orderId: number;
  orderDisplayId: number;
  storeId: number;
  time: EpochMs;
}

/** An absent field does not limit. */
export type ReturnFilter = Omit<ReturnSearch, 'page'> & {
  id?: number;
  orderId?: number;
  /** Only returns with a lower display id. */
  before?: number;
};

const conditions: Record<keyof ReturnFilter, string> = {
  id: 'r.id = :id',
  orderId: 'r.order_id = :orderId',
  before: 'r.display_id < :before',
  number: `(r.display_id = :number OR r.order_id IN (SELECT o.id FROM orders o
      WHERE o.tenant_id = :tenantId AND o.display_id = :number))`,
  storeIds: 'r.store_id IN (:storeIds)',
  start: 'r.time >= :start',
  end: 'r.time < :end',
};

export interface StoredReturnLine extends ReturnLine {
  returnId: number;
}

type Row = Omit<StoredReturnLine, 'inventoryIds'> & { id: number };

const lineColumns = `id, return_id returnId, order_line_id orderItemId, product_id productId, name,
  has_weight hasWeight,
  return_quantity returnQuantity, return_weight returnWeight, rate, reason, quantity, weight`;

/** Reads and writes returns. */
@Injectable()
export class ReturnRepository {
  constructor(private readonly db: Db) {}

  /** Newest first: all, or a page. */
  async findHeaders(filter: ReturnFilter, page?: { limit: number; offset?: number }): Promise<ReturnHeader[]> {
    return this.db.query<ReturnHeader>(
      `SELECT r.id, r.display_id displayId, r.order_id orderId, o.display_id orderDisplayId, r.store_id storeId, r.time
       FROM (SELECT r.id FROM order_return r WHERE r.tenant_id = :tenantId ${buildConditions(filter)}
             ORDER BY r.display_id DESC ${page ? 'LIMIT :limit OFFSET :offset' : ''}) page
         JOIN order_return r ON r.id = page.id JOIN orders o ON o.id = r.order_id
       ORDER BY r.display_id DESC`,
      { ...filter, limit: page?.limit, offset: page?.offset ?? 0 },
    );
  }

  async count(filter: ReturnFilter): Promise<number> {
    const [row] = await this.db.query<{ returns: number }>(
      `SELECT COUNT(*) returns FROM order_return r WHERE r.tenant_id = :tenantId ${buildConditions(filter)}`,
      { ...filter },
    );
    return row?.returns ?? 0;
  }

  async findLines(returnIds: readonly number[]): Promise<StoredReturnLine[]> {
    return this.addUnits(
      await this.db.query<Row>(
        `SELECT ${lineColumns} FROM order_return_line WHERE tenant_id = :tenantId AND return_id IN (:returnIds)
          ORDER BY return_id, id`,
        { returnIds },
      ),
    );
  }

  /** Lines of all returns of an order. */
  async findLinesByOrder(orderId: number): Promise<StoredReturnLine[]> {
    return this.addUnits(
      await this.db.query<Row>(
        `SELECT ${lineColumns} FROM order_return_line WHERE tenant_id = :tenantId AND order_id = :orderId ORDER BY id`,
        {
          orderId,
        },
      ),
    );
  }

  private async addUnits(rows: readonly Row[]): Promise<StoredReturnLine[]> {
    const weighed = rows.filter(({ hasWeight }) => hasWeight === 'Yes').map(({ id }) => id);
    const units = weighed.length === 0 ? [] : await this.findUnits(weighed);
    const byLine = grouped(units, ({ lineId }) => lineId);
    return rows.map(({ id, ...line }) => ({
      ...line,
      inventoryIds: (byLine.get(id) ?? []).map(({ inventoryId }) => inventoryId),
    }));
  }

  private findUnits(lineIds: readonly number[]): Promise<{ lineId: number; inventoryId: number }[]> {
    return this.db.query(
      `SELECT return_line_id lineId, inventory_id inventoryId FROM order_return_unit
       WHERE tenant_id = :tenantId AND return_line_id IN (:lineIds) ORDER BY id`,
      { lineIds },
    );
  }

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
    const ids = await this.db.bulk(ReturnLineEntity).insertReturningIds(rows);
    const units = lines.flatMap(({ inventoryIds }, index) =>
      inventoryIds.map((inventoryId) => ({ returnId, orderId, inventoryId, returnLineId: ids[index] })),
    );
    await this.db.bulk(ReturnUnitEntity).insert(units);
  }

  /** Returns the ids in the order of the headers. */
  insertPast(headers: readonly NewRow<ReturnEntity>[]): Promise<number[]> {
    return this.db.bulk(ReturnEntity).insertReturningIds(headers);
  }

  async insertPastLines(lines: readonly NewRow<ReturnLineEntity>[]): Promise<void> {
    await this.db.bulk(ReturnLineEntity).insert(lines);
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

/** The filter as conditions on `order_return r`, each beginning with AND. */
function buildConditions(filter: ReturnFilter): string {
  const names = (Object.keys(conditions) as (keyof ReturnFilter)[]).filter((name) => filter[name] !== undefined);
  return names.map((name) => `AND ${conditions[name]}`).join(' ');
}
