import { type ManualOrder, manualOrderBody, order, orderActivity } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { RecordManualOrder } from './commands/record-manual-order.js';

/** Orders that happened outside of the system. */
@Controller('order/manual')
export class ManualOrderController {
  constructor(private readonly recordManualOrder: RecordManualOrder) {}

  /**
   * Records an order that happened outside of the system, which is DONE at once.
   *
   * The goods leave stock. `time` is epoch ms, `rate` in dollars. A weighed product that names no pieces leaves open
   * which they were. `deliveryDate` is a calendar day from the order's own on. Products that the
   * store cannot order any more are taken too.
   *
   * 409 INSUFFICIENT_STOCK where there is not enough, 409 STALE where a piece has left already, 409 PERIOD_CLOSED
   * where the books of the day are closed. A credit limit stops
   * nothing. Send an `Idempotency-Key`, so that a repeated request records no second order.
   *
   * @returns the order; `message` says where it goes beyond the store's credit limit.
   */
  @Post()
  @Command({
    id: 'ordersRecordManual',
    allow: 'order.manual',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    status: 201,
    localizedMessage: orderActivity.recorded,
  })
  record(@Body({ schema: manualOrderBody }) body: ManualOrder) {
    return this.recordManualOrder.execute(body);
  }
}
