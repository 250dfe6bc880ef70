import { translate } from '@depot/contracts/errors';
import {
  type CreateDeliveryReceipt,
  createDeliveryReceiptBody,
  deliveryReceipt,
  deliveryReceiptIdQuery,
  type DeliveryReceiptQuery,
  deliveryReceiptQuery,
  inboundActivity,
  inboundMessages,
} from '@depot/contracts/inbound';
import { messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { DeliveryReceiptService } from './delivery-receipt.service.js';
import { ReceiptReader } from './receipt-reader.js';

@Controller('delivery-receipt')
export class DeliveryReceiptController {
  constructor(
    private readonly reader: ReceiptReader,
    private readonly receipts: DeliveryReceiptService,
  ) {}

  @Get()
  @ReadRoute({ id: 'inboundReceipts', allow: 'deliveryReceipt.read', response: objOrListOf(deliveryReceipt) })
  async find(@Query({ schema: deliveryReceiptQuery }) { id, before }: DeliveryReceiptQuery) {
    return id === undefined ? { list: await this.reader.list(before) } : { obj: await this.reader.one(id) };
  }

  @Post()
  @Command({
    id: 'inboundAddReceipt',
    allow: 'deliveryReceipt.edit',
    response: objOf(deliveryReceipt),
    status: 201,
    localizedMessage: inboundActivity.created,
  })
  async create(@Body({ schema: createDeliveryReceiptBody }) body: CreateDeliveryReceipt) {
    return { obj: await this.receipts.create(body), message: translate(inboundMessages.created, currentLanguage()) };
  }

  /** Calls it off; only while it is NEW. */
  @Delete()
  @Command({
    id: 'inboundCancelReceipt',
    allow: 'deliveryReceipt.edit',
    response: messageOnly,
    localizedMessage: inboundActivity.cancelled,
  })
  async cancel(@Query({ schema: deliveryReceiptIdQuery }) { id }: { id: number }) {
    const displayId = await this.receipts.cancel(id);
    return { message: translate(inboundMessages.cancelled, currentLanguage(), { displayId }) };
  }
}
