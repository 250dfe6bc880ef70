import { translate } from '@depot/contracts/errors';
import {
  type CreateReturn,
  createReturnBody,
  orderActivity,
  type OrderIdQuery,
  orderIdQuery,
  orderMessages,
  orderReturn,
  returnPage,
  type ReturnQuery,
  returnQuery,
  type ReturnSearch,
  returnSearchBody,
  type UpdateReturn,
  updateReturnBody,
} from '@depot/contracts/orders';
import { messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ReturnService } from './return.service.js';
import { ReturnView } from './return-view.js';

/** Returns of shipped orders. */
@Controller('return')
export class ReturnController {
  constructor(
    private readonly view: ReturnView,
    private readonly returns: ReturnService,
  ) {}

  @Get()
  @ReadRoute({ id: 'ordersFindReturns', allow: 'return.read', response: objOrListOf(orderReturn) })
  async find(@Query({ schema: returnQuery }) { id, orderId }: ReturnQuery) {
    return id === undefined ? { list: await this.view.newest(orderId) } : { obj: await this.view.one(id) };
  }

  @Post('query')
  @ReadRoute({ id: 'ordersSearchReturns', allow: 'return.read', response: returnPage })
  search(@Body({ schema: returnSearchBody }) search: ReturnSearch) {
    return this.view.page(search);
  }

  @Post()
  @Command({
    id: 'ordersCreateReturn',
    allow: 'return.edit',
    response: objOf(orderReturn),
    status: 201,
    localizedMessage: orderActivity.returned,
  })
  async create(@Body({ schema: createReturnBody }) body: CreateReturn) {
    return { obj: await this.returns.create(body) };
  }

  @Put()
  @Command({
    id: 'ordersUpdateReturn',
    allow: 'return.edit',
    response: objOf(orderReturn),
    localizedMessage: orderActivity.returnEdited,
  })
  async update(@Body({ schema: updateReturnBody }) body: UpdateReturn) {
    return { obj: await this.returns.update(body) };
  }

  @Delete()
  @Command({
    id: 'ordersDeleteReturn',
    allow: 'return.edit',
    response: messageOnly,
    localizedMessage: orderActivity.returnDeleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    const displayId = await this.returns.remove(id);
    return { message: translate(orderMessages.returnDeleted, currentLanguage(), { displayId }) };
  }
}
