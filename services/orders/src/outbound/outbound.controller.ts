import { translate } from '@depot/contracts/errors';
import { order, orderActivity, orderMessages, type Outbound, outboundBody } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { OutboundService } from './outbound.service.js';

/** Goods leave the warehouse. */
@Controller('order/outbound')
export class OutboundController {
  constructor(private readonly outbound: OutboundService) {}

  @Post()
  @Command({
    id: 'ordersOutbound',
    allow: 'order.outbound',
    response: objOf(order),
    localizedMessage: orderActivity.shipped,
  })
  async ship(@Body({ schema: outboundBody }) body: Outbound) {
    return { obj: await this.outbound.outbound(body), message: translate(orderMessages.outbound, currentLanguage()) };
  }
}
