import { Module } from '@nestjs/common';
import { AddDeliveryReceipt } from './delivery-receipt/commands/add-delivery-receipt.js';
import { CancelDeliveryReceipt } from './delivery-receipt/commands/cancel-delivery-receipt.js';
import { DeliveryReceiptController } from './delivery-receipt/delivery-receipt.controller.js';
import { DeliveryReceiptRepository } from './delivery-receipt/delivery-receipt.repository.js';
import { GetDeliveryReceipt } from './delivery-receipt/queries/get-delivery-receipt.js';
import { ReceiveGoods } from './inbound/commands/receive-goods.js';
import { InboundController } from './inbound/inbound.controller.js';
import { ProposeReorder } from './reorder/propose-reorder.js';
import { ReorderController } from './reorder/reorder.controller.js';

/** Announced goods and their arrival. */
@Module({
  controllers: [DeliveryReceiptController, InboundController, ReorderController],
  providers: [
    DeliveryReceiptRepository,
    GetDeliveryReceipt,
    AddDeliveryReceipt,
    CancelDeliveryReceipt,
    ReceiveGoods,
    ProposeReorder,
  ],
})
export class InboundModule {}

export { inboundMigrations } from './migrations/index.js';
