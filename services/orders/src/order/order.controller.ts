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
} from '@depot/contracts/orders';
import { listOf, messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreditCheck } from '../credit/credit-check.js';
import { OrderCancellation } from './order-cancellation.js';
import { OrderCreation } from './order-creation.js';
import { OrderEdit } from './order-edit.js';
import { OrderList } from './order-list.js';
import { OrderValidation } from './order-validation.js';
import { OrderView } from './order-view.js';
import { OrderingStore } from './ordering-store.js';

/** Orders: placing, looking at, editing and removing them. */
@Controller('order')
export class OrderController {
  constructor(
    private readonly view: OrderView,
    private readonly list: OrderList,
    private readonly creation: OrderCreation,
    private readonly edit: OrderEdit,
    private readonly cancellation: OrderCancellation,
    private readonly validation: OrderValidation,
    private readonly stores: OrderingStore,
    private readonly credit: CreditCheck,
  ) {}

  @Get()
  @ReadRoute({ id: 'ordersFind', allow: 'order.read', response: objOrListOf(order) })
  async find(@Query({ schema: orderQueryParams }) { orderId, ...options }: OrderQueryParams) {
    return orderId === undefined ? { list: await this.list.newest() } : { obj: await this.view.one(orderId, options) };
  }

  @Post('query')
  @ReadRoute({ id: 'ordersQuery', allow: 'order.read', response: orderPage })
  query(@Body({ schema: orderQueryBody }) query: OrderQuery) {
    return this.list.page(query);
  }

  @Get('pending-count')
  @ReadRoute({ id: 'ordersPendingCount', allow: 'order.pendingCount', response: objOf(pendingCount) })
  async pendingCount() {
    return { obj: { count: await this.list.pendingCount() } };
  }

  /** What the store may still order on credit. */
  @Get('credit')
  @ReadRoute({ id: 'ordersCredit', allow: 'order.add', response: objOf(orderCredit) })
  async creditOf(@Query({ schema: orderCreditQuery }) { storeId }: OrderCreditQuery) {
    return { obj: await this.credit.standing((await this.stores.choose(storeId)).storeId) };
  }

  @Post('validate')
  @ReadRoute({ id: 'ordersValidate', allow: 'order.read', response: listOf(shortage) })
  async validate(@Body({ schema: validateBody }) body: ValidateOrder) {
    return { list: await this.validation.shortages(body) };
  }

  @Post()
  @Command({
    id: 'ordersCreate',
    allow: 'order.add',
    response: objOf(order),
    status: 201,
    localizedMessage: orderActivity.created,
  })
  async create(@Body({ schema: createOrderBody }) body: CreateOrder) {
    return { obj: await this.creation.create(body) };
  }

  @Put()
  @Command({ id: 'ordersUpdate', allow: 'order.edit', response: objOf(order), localizedMessage: orderActivity.edited })
  async update(@Body({ schema: updateOrderBody }) body: UpdateOrder) {
    return { obj: await this.edit.replaceLines(body) };
  }

  @Delete()
  @Command({
    id: 'ordersDelete',
    allow: 'order.delete',
    response: messageOnly,
    localizedMessage: orderActivity.deleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    const displayId = await this.cancellation.remove(id);
    return { message: translate(orderMessages.deleted, currentLanguage(), { displayId }) };
  }
}
