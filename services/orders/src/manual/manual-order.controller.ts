import { Body, Controller, Post } from '@nestjs/common';
import { manualOrderBody, order, orderActivity, type ManualOrder } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { ManualOrderService } from './manual-order.service.js';

/** Orders that happened outside of the system. */
@Controller('order/manual')
export class ManualOrderController {
  constructor(private readonly manual: ManualOrderService) {}

  @Post()
  @Command({ id: 'ordersRecordManual', allow: 'order.manual', answers: objOf(order), status: 201, sentence: orderActivity.recorded })
  async record(@Body({ schema: manualOrderBody }) body: ManualOrder) {
    return { obj: await this.manual.record(body) };
  }
}
