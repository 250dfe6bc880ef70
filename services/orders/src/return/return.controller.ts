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
  returnsResponse,
  type UpdateReturn,
  updateReturnBody,
} from '@depot/contracts/orders';
import { listTag } from '@depot/contracts/tags';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { DeleteReturn } from './commands/delete-return.js';
import { EditReturn } from './commands/edit-return.js';
import { RecordReturn } from './commands/record-return.js';
import { ReturnView } from './return-view.js';

/** Returns of shipped orders. */
@Controller('return')
export class ReturnController {
  constructor(
    private readonly view: ReturnView,
    private readonly recordReturn: RecordReturn,
    private readonly editReturn: EditReturn,
    private readonly deleteReturn: DeleteReturn,
  ) {}

  /**
   * Lists the newest returns, or finds the one with `id`.
   *
   * `orderId` lists all of one order. Without it at most 500 come: where `more` is true, `before` with the last one's
   * `displayId` asks for older ones. Rates are in dollars, weights in pounds.
   *
   * @returns `obj` for one return, `list` otherwise, newest first.
   */
  @Get()
  @ReadRoute({ id: 'ordersFindReturns', allow: 'return.read', provides: ['Return'], response: returnsResponse })
  async find(@Query({ schema: returnQuery }) { id, orderId, before }: ReturnQuery) {
    if (id !== undefined) return { obj: await this.view.getReturn(id) };
    return orderId === undefined
      ? this.view.listNewest(before)
      : { list: await this.view.listByOrder(orderId), more: false };
  }

  /**
   * Finds a page of returns.
   *
   * `page` is zero-based and holds 20 returns; `number` is that of the return or of its order; `start` and `end`
   * (exclusive) are epoch ms.
   *
   * @returns the page, newest first, and how many pages and returns there are.
   */
  @Post('query')
  @ReadRoute({
    id: 'ordersSearchReturns',
    allow: 'return.read',
    provides: ['Return', listTag('Return')],
    response: returnPage,
  })
  search(@Body({ schema: returnSearchBody }) search: ReturnSearch) {
    return this.view.findPage(search);
  }

  /**
   * Records a return of a shipped order and credits it.
   *
   * `returnQty` or `returnWeight` (pounds) is credited at `rate` (dollars), else at that of the invoice, or of the
   * order where the line is on none; `quantity`, `weight` and `inventoryIds` go back into stock, the rest is loss. 400
   * VALIDATION names every line that returns more than is left of it. 409 INVALID_TRANSITION where the order is not
   * shipped.
   *
   * Send an `Idempotency-Key`, so that a repeated request records no second return.
   *
   * @returns the return, with the id of its credit.
   */
  @Post()
  @Command({
    id: 'ordersCreateReturn',
    allow: 'return.edit',
    invalidates: ['Return', 'Invoice', 'Inventory', 'Product'],
    response: objOf(orderReturn),
    status: 201,
    localizedMessage: orderActivity.returned,
  })
  async create(@Body({ schema: createReturnBody }) body: CreateReturn) {
    return { obj: await this.recordReturn.execute(body) };
  }

  /**
   * Replaces the lines of a return and revises its credit.
   *
   * Stock changes only where other goods come back. 409 INVOICE_PAID where the credit is paid, or would be less than
   * what is paid on it; 409 INSUFFICIENT_STOCK where goods that came back are gone again; 409 STALE where `version` is
   * given and the return has changed since.
   *
   * @returns the return as it is now.
   */
  @Put()
  @Command({
    id: 'ordersUpdateReturn',
    allow: 'return.edit',
    invalidates: ['Return', 'Invoice', 'Inventory', 'Product'],
    response: objOf(orderReturn),
    localizedMessage: orderActivity.returnEdited,
  })
  async update(@Body({ schema: updateReturnBody }) body: UpdateReturn) {
    return { obj: await this.editReturn.execute(body) };
  }

  /**
   * Deletes a return: its goods leave stock again and its credit is void.
   *
   * 409 INVOICE_PAID where something was paid on the credit; 409 INSUFFICIENT_STOCK where goods that came back are gone
   * again.
   *
   * @returns a message that confirms it.
   */
  @Delete()
  @Command({
    id: 'ordersDeleteReturn',
    allow: 'return.edit',
    invalidates: ['Return', 'Invoice', 'Inventory', 'Product'],
    response: messageOnly,
    localizedMessage: orderActivity.returnDeleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    const displayId = await this.deleteReturn.execute(id);
    return { message: translate(orderMessages.returnDeleted, currentLanguage(), { displayId }) };
  }
}
