import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  createReturnBody,
  orderActivity,
  orderIdQuery,
  orderMessages,
  orderReturn,
  returnPage,
  returnQuery,
  returnSearchBody,
  updateReturnBody,
  type CreateReturn,
  type OrderIdQuery,
  type ReturnQuery,
  type ReturnSearch,
  type UpdateReturn,
} from '@depot/contracts/orders';
import { messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { ReturnView } from './return-view.js';
import { ReturnService } from './return.service.js';

/** Returns of shipped orders. */
@Controller('return')
export class ReturnController {
  constructor(
    private readonly view: ReturnView,
    private readonly returns: ReturnService,
  ) {}

  @Get()
  @Reads({ id: 'ordersFindReturns', allow: 'return.read', answers: objOrListOf(orderReturn) })
  async find(@Query({ schema: returnQuery }) { id, orderId }: ReturnQuery) {
    return id === undefined ? { list: await this.view.newest(orderId) } : { obj: await this.view.one(id) };
  }

  @Post('query')
  @Reads({ id: 'ordersSearchReturns', allow: 'return.read', answers: returnPage })
  search(@Body({ schema: returnSearchBody }) search: ReturnSearch) {
    return this.view.page(search);
  }

  @Post()
  @Command({ id: 'ordersCreateReturn', allow: 'return.edit', answers: objOf(orderReturn), status: 201, sentence: orderActivity.returned })
  async create(@Body({ schema: createReturnBody }) body: CreateReturn) {
    return { obj: await this.returns.create(body) };
  }

  @Put()
  @Command({ id: 'ordersUpdateReturn', allow: 'return.edit', answers: objOf(orderReturn), sentence: orderActivity.returnEdited })
  async update(@Body({ schema: updateReturnBody }) body: UpdateReturn) {
    return { obj: await this.returns.update(body) };
  }

  @Delete()
  @Command({ id: 'ordersDeleteReturn', allow: 'return.edit', answers: messageOnly, sentence: orderActivity.returnDeleted })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    const displayId = await this.returns.remove(id);
    return { message: say(orderMessages.returnDeleted, currentLanguage(), { displayId }) };
  }
}
