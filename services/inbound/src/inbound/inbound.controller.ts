import { inboundActivity, type InboundBody, inboundBody, inboundResponse } from '@depot/contracts/inbound';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { ReceiveGoods } from './commands/receive-goods.js';

@Controller('inventory/inbound')
export class InboundController {
  constructor(private readonly receiveGoods: ReceiveGoods) {}

  /**
   * Receives the goods of a delivery receipt, which is COMPLETED by that.
   *
   * The request must name every item of the receipt once, with the boxes that came and what is in them; more or less
   * than announced is taken as it came. Weights are in pounds; a line of goods weighed piece by piece is as many pieces
   * of that weight as its quantity says.
   *
   * 409 INVALID_TRANSITION where the receipt is no longer NEW; 409 UNUSUAL_WEIGHT where a weight is outside of what is
   * usual for its product, unless `weightsConfirmed` is true; 400 VALIDATION where an item is missing or named twice, a
   * box is named twice or holds another product, or there would be more than 20,000 labels.
   *
   * @returns the items of the request, box by box, with the labels that were made.
   */
  @Post()
  @Command({
    id: 'inboundReceive',
    allow: 'inbound.run',
    invalidates: { done: ['DeliveryReceipt', 'Received', 'Inventory', 'Product'] },
    response: objOf(inboundResponse),
    status: 201,
    localizedMessage: inboundActivity.received,
  })
  async receive(@Body({ schema: inboundBody }) body: InboundBody) {
    return { obj: await this.receiveGoods.execute(body) };
  }
}
