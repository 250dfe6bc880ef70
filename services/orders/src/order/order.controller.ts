import { translate } from '@depot/contracts/errors';
import {
  type CreateOrder,
  createOrderBody,
  order,
  orderActivity,
  orderCredit,
  type OrderCreditQuery,
  orderCreditQuery,
  type OrderIdQuery,
  orderIdQuery,
  orderMessages,
  orderPage,
  type OrderQuery,
  orderQueryBody,
  type OrderQueryParams,
  orderQueryParams,
  pendingCount,
  shortage,
  type UpdateOrder,
  updateOrderBody,
  validateBody,
  type ValidateOrder,
  waitingOrders,
} from '@depot/contracts/orders';
import { listTag } from '@depot/contracts/tags';
import { listOf, messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { DeleteOrder } from './commands/delete-order.js';
import { EditOrder } from './commands/edit-order.js';
import { PlaceOrder } from './commands/place-order.js';
import { CreditCheck } from './credit/credit-check.js';
import { OrderView } from './order-view.js';
import { OrderingStore } from './ordering-store.js';
import { CountWaitingOrders } from './queries/count-waiting-orders.js';
import { FindShortages } from './queries/find-shortages.js';
import { GetOrderHistory } from './queries/get-order-history.js';
import { ListOrders } from './queries/list-orders.js';

@Controller('order')
export class OrderController {
  constructor(
    private readonly view: OrderView,
    private readonly getOrderHistory: GetOrderHistory,
    private readonly listOrders: ListOrders,
    private readonly placeOrder: PlaceOrder,
    private readonly editOrder: EditOrder,
    private readonly deleteOrder: DeleteOrder,
    private readonly findShortages: FindShortages,
    private readonly countWaitingOrders: CountWaitingOrders,
    private readonly stores: OrderingStore,
    private readonly credit: CreditCheck,
  ) {}

  /**
   * Lists the newest orders, or finds the one with `orderId`.
   *
   * A STORE or READ_ONLY_STORE sees its own only. `invoiceIds` is empty for READ_ONLY_STORE. Rates are in dollars,
   * weights in pounds.
   *
   * For one order, `includeProduct` adds place, price and availability of each product and, for the warehouse while the
   * order is open, the substitutes. `excludeBooked` then counts what the order has booked itself as available.
   * `includeHistory` adds who did what and when (a store is told its own name only) and, but for READ_ONLY_STORE, the
   * addresses of the store.
   *
   * @returns `obj` for one order, `list` of at most 100 otherwise, newest first.
   */
  @Get()
  @ReadRoute({
    id: 'ordersFind',
    allow: 'order.read',
    provides: [{ type: 'Order', idOf: 'orderId' }],
    response: objOrListOf(order),
  })
  async find(@Query({ schema: orderQueryParams }) { orderId, includeHistory, ...options }: OrderQueryParams) {
    if (orderId === undefined) return { list: await this.listOrders.listNewest() };
    const order = await this.view.getOrder(orderId, options);
    return { obj: includeHistory ? { ...order, ...(await this.getOrderHistory.execute(order)) } : order };
  }

  /**
   * Finds a page of orders.
   *
   * A STORE or READ_ONLY_STORE sees its own only. `page` is zero-based and holds 20 orders; `start` and `end`
   * (exclusive) are epoch ms, `deliveryFrom` and `deliveryTo` calendar days that both count; `unpaid` finds orders with
   * an invoice that is not paid in full, none for who sees no invoices; `shortOfStock` open ones that ask for more
   * than there is. Send `asOf` of the first page with later ones: they then leave out orders made since.
   *
   * @returns the page, newest first unless `sort` says otherwise, and how many pages and orders there are.
   */
  @Post('query')
  @ReadRoute({ id: 'ordersQuery', allow: 'order.read', provides: [listTag('Order')], response: orderPage })
  listPage(@Body({ schema: orderQueryBody }) query: OrderQuery) {
    return this.listOrders.findPage(query);
  }

  /**
   * Counts the orders that are PENDING.
   *
   * @returns the number of orders.
   */
  @Get('pending-count')
  @ReadRoute({
    id: 'ordersPendingCount',
    allow: 'order.pendingCount',
    provides: [listTag('Order')],
    response: objOf(pendingCount),
  })
  async countPending() {
    return { obj: { count: await this.listOrders.countPending() } };
  }

  /**
   * Counts what waits for the warehouse.
   *
   * @returns numbers of orders: by status, wanted today, late, short and unpaid.
   */
  @Get('waiting')
  @ReadRoute({
    id: 'ordersWaiting',
    allow: 'dashboard.read',
    provides: [listTag('Order'), listTag('Invoice')],
    response: objOf(waitingOrders),
  })
  async countWaiting() {
    return { obj: await this.countWaitingOrders.execute() };
  }

  /**
   * Tells what the store may still order on credit.
   *
   * A STORE asks for itself; ADMIN names the store. Amounts are in dollars; `owed` and `openOrders` are those of a
   * store without a limit (policy NONE), too.
   *
   * @returns policy and limit, what is owed and what open orders are worth.
   */
  @Get('credit')
  @ReadRoute({
    id: 'ordersCredit',
    allow: 'order.add',
    provides: ['Order', 'Invoice', 'User'],
    response: objOf(orderCredit),
  })
  async getCredit(@Query({ schema: orderCreditQuery }) { storeId }: OrderCreditQuery) {
    return { obj: await this.credit.getCredit((await this.stores.requireStore(storeId)).storeId) };
  }

  /**
   * Tells which products of an order could not be met now.
   *
   * Advice only: placing the order decides. Of a product that is not offered to the store nothing is available. Amounts
   * are pieces, or pounds for pooled weight.
   *
   * @returns the products that fall short; empty where there is enough of all.
   */
  @Post('validate')
  @ReadRoute({ id: 'ordersValidate', allow: 'order.read', response: listOf(shortage) })
  async validate(@Body({ schema: validateBody }) body: ValidateOrder) {
    return { list: await this.findShortages.execute(body) };
  }

  /**
   * Places an order, which is PENDING with its lines booked.
   *
   * A STORE orders for itself; ADMIN names `storeId`. Lines of the same product are added up, at the price of the
   * store. `weight` (pounds) is for pooled weight alone, everything else is ordered in pieces. `deliveryDate` is a
   * calendar day from today on.
   *
   * 409 INSUFFICIENT_STOCK names every product that falls short; ADMIN may order more than there is, which `short` then
   * tells. 409 CREDIT_LIMIT where the order goes beyond the limit of a store with policy STOP. Send an
   * `Idempotency-Key`, so that a repeated request places no second order.
   *
   * @returns the order.
   */
  @Post()
  @Command({
    id: 'ordersCreate',
    allow: 'order.add',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    status: 201,
    localizedMessage: orderActivity.created,
  })
  async create(@Body({ schema: createOrderBody }) body: CreateOrder) {
    return { obj: await this.placeOrder.execute(body) };
  }

  /**
   * Replaces the lines of an order that is not shipped yet, and what it says of itself.
   *
   * A STORE edits its own while PENDING and names no rates; the admin group also while PROCESSING; otherwise 409
   * INVALID_TRANSITION. Lines that are not named are gone; one that keeps its product keeps notes and rate (dollars)
   * unless others are given.
   *
   * `deliveryDate` (YYYY-MM-DD, from today unless it was the order's day already), `poNumber` and `note` stay as they
   * are where they are left out; null or an empty text takes them away.
   *
   * 409 STALE where `version` is not the current one. 409 INSUFFICIENT_STOCK where there is not enough; only ADMIN may
   * go beyond it, while PENDING. 409 CREDIT_LIMIT where the order becomes dearer and does not fit.
   *
   * @returns the order as it is now.
   */
  @Put()
  @Command({
    id: 'ordersUpdate',
    allow: 'order.edit',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    localizedMessage: orderActivity.edited,
  })
  async update(@Body({ schema: updateOrderBody }) body: UpdateOrder) {
    return { obj: await this.editOrder.execute(body) };
  }

  /**
   * Deletes a cancelled order for good.
   *
   * What it was stays in the activity log. 409 INVALID_TRANSITION in another status, 409 IN_USE while it has invoices
   * that are not void.
   *
   * @returns a message that confirms it.
   */
  @Delete()
  @Command({
    id: 'ordersDelete',
    allow: 'order.delete',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: messageOnly,
    localizedMessage: orderActivity.deleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    const displayId = await this.deleteOrder.execute(id);
    return { message: translate(orderMessages.deleted, currentLanguage(), { displayId }) };
  }
}
