import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  createDeliveryReceiptBody,
  deliveryReceipt,
  deliveryReceiptIdQuery,
  deliveryReceiptQuery,
  inboundActivity,
  inboundMessages,
  type CreateDeliveryReceipt,
  type DeliveryReceiptQuery,
} from '@depot/contracts/inbound';
import { messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { DeliveryReceiptService } from './delivery-receipt.service.js';
import { ReceiptReader } from './receipt-reader.js';

@Controller('delivery-receipt')
export class DeliveryReceiptController {
  constructor(
    private readonly reader: ReceiptReader,
    private readonly receipts: DeliveryReceiptService,
  ) {}

  @Get()
  @Reads({ id: 'inboundReceipts', allow: 'deliveryReceipt.read', answers: objOrListOf(deliveryReceipt) })
  async find(@Query({ schema: deliveryReceiptQuery }) { id, before }: DeliveryReceiptQuery) {
    return id === undefined ? { list: await this.reader.list(before) } : { obj: await this.reader.one(id) };
  }

  @Post()
  @Command({
    id: 'inboundAddReceipt',
    allow: 'deliveryReceipt.edit',
    answers: objOf(deliveryReceipt),
    status: 201,
    sentence: inboundActivity.created,
  })
  async create(@Body({ schema: createDeliveryReceiptBody }) body: CreateDeliveryReceipt) {
    return { obj: await this.receipts.create(body), message: say(inboundMessages.created, currentLanguage()) };
  }

  /** Calls it off; only while it is NEW. */
  @Delete()
  @Command({ id: 'inboundCancelReceipt', allow: 'deliveryReceipt.edit', answers: messageOnly, sentence: inboundActivity.cancelled })
  async cancel(@Query({ schema: deliveryReceiptIdQuery }) { id }: { id: number }) {
    const displayId = await this.receipts.cancel(id);
    return { message: say(inboundMessages.cancelled, currentLanguage(), { displayId }) };
  }
}
