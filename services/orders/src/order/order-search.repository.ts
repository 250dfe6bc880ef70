import type { EpochMs } from '@depot/contracts/amounts';
import type { OrderStatus } from '@depot/contracts/orders';
import { hitsOfAKind, type NumberRange } from '@depot/contracts/search';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  time: EpochMs;
  externalId: string | null;
}

const columns = `o.id orderId, o.display_id displayId, o.store_id storeId, o.status, o.time,
  (SELECT r.reference FROM imported_order r WHERE r.order_id = o.id) externalId`;

/** Escapes the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Finds orders by the beginning of their number, of the number in their import file, or by their store. */
@Injectable()
export class OrderSearchRepository {
  constructor(private readonly db: Db) {}

  /** The exact number comes first, because it is the lowest. */
  findByNumber(ranges: readonly NumberRange[], ownStoreId: number | undefined): Promise<Row[]> {
    const rangeConditions = ranges.map((_, at) => `o.display_id BETWEEN :from${at} AND :to${at}`).join(' OR ');
    return this.db.query<Row>(
      `SELECT ${columns} FROM orders o
       WHERE o.tenant_id = :tenantId AND (${rangeConditions}) ${ownStoreId === undefined ? '' : 'AND o.store_id = :own'}
       ORDER BY o.display_id LIMIT :limit`,
      {
        ...Object.fromEntries(
          ranges.flatMap(({ from, to }, at) => [
            [`from${at}`, from],
            [`to${at}`, to],
          ]),
        ),
        ...(ownStoreId !== undefined && { own: ownStoreId }),
        limit: hitsOfAKind,
      },
    );
  }

  /** By the number of past orders in their import file. The exact number comes first, because it is the shortest. */
  findByExternalId(text: string, ownStoreId: number | undefined): Promise<Row[]> {
    return this.db.query<Row>(
      `SELECT ${columns} FROM imported_order x JOIN orders o ON o.id = x.order_id AND o.tenant_id = x.tenant_id
       WHERE x.tenant_id = :tenantId AND x.reference LIKE :beginning
         ${ownStoreId === undefined ? '' : 'AND o.store_id = :own'}
       ORDER BY x.reference LIMIT :limit`,
      { beginning: `${escapeLike(text)}%`, ...(ownStoreId !== undefined && { own: ownStoreId }), limit: hitsOfAKind },
    );
  }

  /** Reads the newest orders of each store from the index, and selects the newest of all. */
  async findNewest(storeIds: readonly number[]): Promise<Row[]> {
    if (storeIds.length === 0) return [];
    const selects = storeIds.map(
      (_, at) => `(SELECT ${columns} FROM orders o WHERE o.tenant_id = :tenantId AND o.store_id = :store${at}
      AND o.display_id IS NOT NULL ORDER BY o.time DESC, o.display_id DESC LIMIT :limit)`,
    );
    return this.db.query<Row>(`${selects.join(' UNION ALL ')} ORDER BY time DESC, displayId DESC LIMIT :limit`, {
      ...Object.fromEntries(storeIds.map((storeId, at) => [`store${at}`, storeId])),
      limit: hitsOfAKind,
    });
  }
}
