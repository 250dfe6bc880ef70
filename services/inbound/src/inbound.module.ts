import { Module } from '@nestjs/common';
import { DeliveryReceiptController } from './delivery-receipt/delivery-receipt.controller.js';
import { DeliveryReceiptRepository } from './delivery-receipt/delivery-receipt.repository.js';
import { DeliveryReceiptService } from './delivery-receipt/delivery-receipt.service.js';
import { ReceiptReader } from './delivery-receipt/receipt-reader.js';
import { InboundController } from './inbound/inbound.controller.js';
import { InboundService } from './inbound/inbound.service.js';
import { ReorderController } from './reorder/reorder.controller.js';
import { ReorderService } from './reorder/reorder.service.js';

/** Goods that are announced, and their arrival. */
@Module({
  controllers: [DeliveryReceiptController, InboundController, ReorderController],
  providers: [DeliveryReceiptRepository, ReceiptReader, DeliveryReceiptService, InboundService, ReorderService],
})
export class InboundModule {}

export { inboundMigrations } from './migrations/index.js';
