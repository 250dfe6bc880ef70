import { translate } from '@depot/contracts/errors';
import { order, orderActivity, orderMessages, type OutboundBody, outboundBody } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { ShipOrder } from './commands/ship-order.js';

@Controller('order/outbound')
export class OutboundController {
  constructor(private readonly shipOrder: ShipOrder) {}

  /**
   * Ships an order: PROCESSING → OUTBOUND.
   *
   * The goods leave stock. `inventoryList` names each scanned piece of weighed products, as many as were ordered;
   * `nonWeightOrderItems` repeats exactly what was ordered of all others (pieces, or pounds for pooled weight). 400
   * VALIDATION names what differs.
   *
   * Lots of these whose labels were scanned are named in `inventoryIds`, and leave first. Goods whose day has passed
   * are 409 EXPIRED, naming lot and day, unless `expiredConfirmed`.
   *
   * 409 STALE where a piece has left already; 409 INVALID_TRANSITION in another status.
   *
   * @returns the order as it is now, with the pieces that left and their weights.
   */
  @Post()
  @Command({
    id: 'ordersOutbound',
    allow: 'order.outbound',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    localizedMessage: orderActivity.shipped,
  })
  async ship(@Body({ schema: outboundBody }) body: OutboundBody) {
    return { obj: await this.shipOrder.execute(body), message: translate(orderMessages.outbound, currentLanguage()) };
  }
}
