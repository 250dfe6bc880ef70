import { inboundActivity, type InboundBody, inboundBody, inboundResponse } from '@depot/contracts/inbound';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { InboundService } from './inbound.service.js';

@Controller('inventory/inbound')
export class InboundController {
  constructor(private readonly inbound: InboundService) {}

  /** Receives the goods of a delivery receipt and answers the labels, box by box. */
  @Post()
  @Command({
    id: 'inboundReceive',
    allow: 'inbound.run',
    response: objOf(inboundResponse),
    status: 201,
    localizedMessage: inboundActivity.received,
  })
  async receive(@Body({ schema: inboundBody }) body: InboundBody) {
    return { obj: await this.inbound.receive(body) };
  }
}
