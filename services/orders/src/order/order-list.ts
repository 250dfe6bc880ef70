import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { newestOrders, ordersPerPage, type OrderAnswer, type OrderPageAnswer, type OrderQuery } from '@depot/contracts/orders';
import { visibleStore } from '@depot/node-context';
import { filterOf } from './order-filter.js';
import { OrderPages } from './order-pages.js';
import { OrderTally } from './order-tally.js';
import { OrderView } from './order-view.js';

/** Lists of orders. */
@Injectable()
export class OrderList {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly pages: OrderPages,
    private readonly view: OrderView,
    private readonly tally: OrderTally,
  ) {}

  async page(query: OrderQuery): Promise<OrderPageAnswer> {
    const storeNames = async () => new Map([...(await this.identity.stores())].map(([storeId, { name }]) => [storeId, name]));
    const { orderIds, total, asOf } = await this.pages.page(query, filterOf(query, visibleStore()), storeNames);
    return { list: await this.view.many(orderIds), totalPages: Math.ceil(total / ordersPerPage), total, asOf };
  }

  async newest(): Promise<OrderAnswer[]> {
    return this.view.many(await this.pages.newestIds(filterOf({ page: 0 }, visibleStore()), newestOrders));
  }

  async pendingCount(): Promise<number> {
    const tallies = await this.tally.of({ statuses: ['PENDING'] });
    return tallies.reduce((sum, { orders }) => sum + orders, 0);
  }
}
