import { type ManualOrder, manualOrderBody, order, orderActivity } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { ManualOrderService } from './manual-order.service.js';

/** Orders that happened outside of the system. */
@Controller('order/manual')
export class ManualOrderController {
  constructor(private readonly manual: ManualOrderService) {}

  @Post()
  @Command({
    id: 'ordersRecordManual',
    allow: 'order.manual',
    response: objOf(order),
    status: 201,
    localizedMessage: orderActivity.recorded,
  })
  record(@Body({ schema: manualOrderBody }) body: ManualOrder) {
    return this.manual.record(body);
  }
}
