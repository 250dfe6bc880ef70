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
import { currentSession, getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderCountRepository } from '../order-count.repository.js';
import { buildOrderFilter, type OrderFilter } from '../order-filter.js';
import { OrderTotalsRepository } from '../order-totals.repository.js';
import { OrderView } from '../order-view.js';
import { FindOrderPage } from './find-order-page.js';

/** Orders per read, for a workbook. */
const chunk = 500;

/** Lists of orders. */
@Injectable()
export class ListOrders {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly findOrderPage: FindOrderPage,
    private readonly view: OrderView,
    private readonly counts: OrderCountRepository,
    private readonly totals: OrderTotalsRepository,
  ) {}

  async findPage(query: OrderQuery): Promise<OrderPageAnswer> {
    const { headers, total, asOf } = await this.findOrderPage.execute(
      query,
      await this.buildFilter(query),
      (storeIds) => namesInBooks(this.identity, storeIds),
    );
    return { list: await this.view.assembleOrders(headers), totalPages: Math.ceil(total / ordersPerPage), total, asOf };
  }

  /** @throws VALIDATION if the search finds more than `ordersInWorkbook` orders */
  async findAll({ sort, ...query }: OrderWorkbookQuery): Promise<OrderAnswer[]> {
    const filter = await this.buildFilter({ ...query, page: 0 });
    const { headers, total } = await this.findOrderPage.execute(
      { page: 0, sort },
      filter,
      (storeIds) => namesInBooks(this.identity, storeIds),
      ordersInWorkbook,
    );
    if (total > ordersInWorkbook)
      throw new DomainError('VALIDATION', orderMessages.workbookTooMany, { found: total, most: ordersInWorkbook });
    const orders: OrderAnswer[] = [];
    for (let from = 0; from < headers.length; from += chunk)
      orders.push(...(await this.view.assembleOrders(headers.slice(from, from + chunk))));
    return orders;
  }

  async listNewest(): Promise<OrderAnswer[]> {
    return this.view.assembleOrders(
      await this.findOrderPage.listNewest(buildOrderFilter({ page: 0 }, getVisibleStore()), newestOrders),
    );
  }

  /** A role without access to invoices finds no unpaid orders. */
  private async buildFilter({ unpaid, shortOfStock, ...query }: OrderQuery): Promise<OrderFilter> {
    const filter = buildOrderFilter(query, getVisibleStore());
    const idLists: (readonly number[])[] = [];
    if (unpaid)
      idLists.push(may(currentSession().role, 'invoice.read') ? await this.billing.unpaidOrders(filter.storeIds) : []);
    if (shortOfStock) idLists.push(await this.totals.listShortOrders());
    return { ...filter, orderIds: intersectIds(idLists) };
  }

  async countPending(): Promise<number> {
    const counts = await this.counts.countOrders({ statuses: ['PENDING'] });
    return counts.reduce((sum, { orders }) => sum + orders, 0);
  }
}

/** Ids that are in all lists. Undefined without a list, which does not limit. */
function intersectIds([first, ...others]: readonly (readonly number[])[]): readonly number[] | undefined {
  const sets = others.map((ids) => new Set(ids));
  return first?.filter((id) => sets.every((ids) => ids.has(id)));
}
