import { IDENTITY_PORT, type IdentityPort, storesCalled } from '@depot/contracts/identity';
import type { OrderStatus } from '@depot/contracts/orders';
import { hitsOfAKind, type NumberRange, numbersBeginningWith, type OrderHit } from '@depot/contracts/search';
import { visibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';

interface Row {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  time: number;
}

const columns = 'o.id orderId, o.display_id displayId, o.store_id storeId, o.status, o.time';

/** Finds orders by their number or their store. */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly db: Db,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async find(text: string): Promise<OrderHit[]> {
    const own = visibleStore();
    const stores = await this.identity.stores(own === undefined ? undefined : [own]);
    const numbers = numbersBeginningWith(text);
    const rows =
      numbers.length > 0 ? await this.byNumber(numbers, own) : await this.newestOf(storesCalled(text, stores));
    return rows.map(({ storeId, ...order }) => ({ ...order, storeName: stores.get(storeId)?.name ?? '' }));
  }

  /** The very number first: it is the smallest. */
  private byNumber(ranges: readonly NumberRange[], own: number | undefined): Promise<Row[]> {
    const within = ranges.map((_, at) => `o.display_id BETWEEN :from${at} AND :to${at}`).join(' OR ');
    return this.db.query<Row>(
      `SELECT ${columns} FROM orders o
       WHERE o.tenant_id = :tenantId AND (${within}) ${own === undefined ? '' : 'AND o.store_id = :own'}
       ORDER BY o.display_id LIMIT :limit`,
      {
        ...Object.fromEntries(
          ranges.flatMap(({ from, to }, at) => [
            [`from${at}`, from],
            [`to${at}`, to],
          ]),
        ),
        ...(own !== undefined && { own }),
        limit: hitsOfAKind,
      },
    );
  }

  /** Of each store its own newest from the index, and of those the newest. */
  private async newestOf(storeIds: readonly number[]): Promise<Row[]> {
    if (storeIds.length === 0) return [];
    const each = storeIds.map(
      (_, at) => `(SELECT ${columns} FROM orders o WHERE o.tenant_id = :tenantId AND o.store_id = :store${at}
      AND o.display_id IS NOT NULL ORDER BY o.time DESC, o.display_id DESC LIMIT :limit)`,
    );
    return this.db.query<Row>(`${each.join(' UNION ALL ')} ORDER BY time DESC, displayId DESC LIMIT :limit`, {
      ...Object.fromEntries(storeIds.map((storeId, at) => [`store${at}`, storeId])),
      limit: hitsOfAKind,
    });
  }
}
