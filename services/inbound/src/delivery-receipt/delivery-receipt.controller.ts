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
import { AddDeliveryReceipt } from './commands/add-delivery-receipt.js';
import { CancelDeliveryReceipt } from './commands/cancel-delivery-receipt.js';
import { GetDeliveryReceipt } from './queries/get-delivery-receipt.js';

@Controller('delivery-receipt')
export class DeliveryReceiptController {
  constructor(
    private readonly getDeliveryReceipt: GetDeliveryReceipt,
    private readonly addDeliveryReceipt: AddDeliveryReceipt,
    private readonly cancelDeliveryReceipt: CancelDeliveryReceipt,
  ) {}

  /**
   * Reads one delivery receipt by id, or lists them, newest first.
   *
   * The list comes 500 at a time; `before` is the id of the last one that is known and asks for older ones.
   * `receivedQuantity` of an item is there once it was received: pieces of counted goods, labels of weighed ones.
   *
   * @returns one delivery receipt as `obj`, or many as `list`.
   */
  @Get()
  @ReadRoute({
    id: 'inboundReceipts',
    allow: 'deliveryReceipt.read',
    provides: ['DeliveryReceipt'],
    response: objOrListOf(deliveryReceipt),
  })
  async find(@Query({ schema: deliveryReceiptQuery }) { id, before }: DeliveryReceiptQuery) {
    return id === undefined
      ? { list: await this.getDeliveryReceipt.listNewest(before) }
      : { obj: await this.getDeliveryReceipt.execute(id) };
  }

  /**
   * Announces goods: adds a delivery receipt.
   *
   * `estimateArrivalTime` is in epoch ms. Quantities are boxes, and the stock does not change yet. 404 where a product
   * does not exist.
   *
   * @returns the new delivery receipt, and a message.
   */
  @Post()
  @Command({
    id: 'inboundAddReceipt',
    allow: 'deliveryReceipt.edit',
    invalidates: { done: ['DeliveryReceipt'] },
    response: objOf(deliveryReceipt),
    status: 201,
    localizedMessage: inboundActivity.created,
  })
  async create(@Body({ schema: createDeliveryReceiptBody }) body: CreateDeliveryReceipt) {
    return {
      obj: await this.addDeliveryReceipt.execute(body),
      message: translate(inboundMessages.created, currentLanguage()),
    };
  }

  /**
   * Cancels a delivery receipt, as long as it is NEW.
   *
   * 409 INVALID_TRANSITION where its goods were received or it was cancelled before.
   *
   * @returns a message with the number of the delivery receipt.
   */
  @Delete()
  @Command({
    id: 'inboundCancelReceipt',
    allow: 'deliveryReceipt.edit',
    invalidates: ['DeliveryReceipt'],
    response: messageOnly,
    localizedMessage: inboundActivity.cancelled,
  })
  async cancel(@Query({ schema: deliveryReceiptIdQuery }) { id }: { id: number }) {
    const displayId = await this.cancelDeliveryReceipt.execute(id);
    return { message: translate(inboundMessages.cancelled, currentLanguage(), { displayId }) };
  }
}
