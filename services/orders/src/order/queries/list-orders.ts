import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import {
  newestOrders,
  type OrderAnswer,
  orderMessages,
  type OrderPageAnswer,
  type OrderQuery,
  ordersInWorkbook,
  ordersPerPage,
  type OrderWorkbookQuery,
} from '@depot/contracts/orders';
import { may } from '@depot/contracts/permissions';
import { currentSession, visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderCountRepository } from '../order-count.repository.js';
import { filterOf, type OrderFilter } from '../order-filter.js';
import { OrderFiguresRepository } from '../order-totals.repository.js';
import { OrderView } from '../order-view.js';
import { OrderPages } from './find-order-page.js';

/** Orders read at a time for a workbook. */
const chunk = 500;

/** Lists of orders. */
@Injectable()
export class OrderListing {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly pages: OrderPages,
    private readonly view: OrderView,
    private readonly counts: OrderCountRepository,
    private readonly figures: OrderFiguresRepository,
  ) {}

  async page(query: OrderQuery): Promise<OrderPageAnswer> {
    const { heads, total, asOf } = await this.pages.page(query, await this.filterOf(query), (storeIds) =>
      namesInBooks(this.identity, storeIds),
    );
    return { list: await this.view.of(heads), totalPages: Math.ceil(total / ordersPerPage), total, asOf };
  }

  /** Everything that the search finds, in its order; refused where it finds more than a workbook holds. */
  async found({ sort, ...query }: OrderWorkbookQuery): Promise<OrderAnswer[]> {
    const filter = await this.filterOf({ ...query, page: 0 });
    const { heads, total } = await this.pages.page(
      { page: 0, sort },
      filter,
      (storeIds) => namesInBooks(this.identity, storeIds),
      ordersInWorkbook,
    );
    if (total > ordersInWorkbook)
      throw new DomainError('VALIDATION', orderMessages.workbookTooMany, { found: total, most: ordersInWorkbook });
    const orders: OrderAnswer[] = [];
    for (let from = 0; from < heads.length; from += chunk)
      orders.push(...(await this.view.of(heads.slice(from, from + chunk))));
    return orders;
  }

  async newest(): Promise<OrderAnswer[]> {
    return this.view.of(await this.pages.newest(filterOf({ page: 0 }, visibleStore()), newestOrders));
  }

  /** Who sees no invoices finds nothing by them. */
  private async filterOf({ unpaid, shortOfStock, ...query }: OrderQuery): Promise<OrderFilter> {
    const filter = filterOf(query, visibleStore());
    const found: (readonly number[])[] = [];
    if (unpaid)
      found.push(may(currentSession().role, 'invoice.read') ? await this.billing.unpaidOrders(filter.storeIds) : []);
    if (shortOfStock) found.push(await this.figures.shortOrders());
    return { ...filter, orderIds: inAll(found) };
  }

  async pendingCount(): Promise<number> {
    const tallies = await this.counts.of({ statuses: ['PENDING'] });
    return tallies.reduce((sum, { orders }) => sum + orders, 0);
  }
}

/** What stands in each of the lists; undefined where there is none, which limits nothing. */
function inAll([first, ...others]: readonly (readonly number[])[]): readonly number[] | undefined {
  const sets = others.map((ids) => new Set(ids));
  return first?.filter((id) => sets.every((ids) => ids.has(id)));
}
