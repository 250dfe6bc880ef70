import { Module } from '@nestjs/common';
import { DeliveryReceiptController } from './delivery-receipt/delivery-receipt.controller.js';
import { DeliveryReceiptService } from './delivery-receipt/delivery-receipt.service.js';
import { ReceiptReader } from './delivery-receipt/receipt-reader.js';
import { InboundController } from './inbound/inbound.controller.js';
import { InboundService } from './inbound/inbound.service.js';

/** Goods that are announced, and their arrival. */
@Module({
  controllers: [DeliveryReceiptController, InboundController],
  providers: [ReceiptReader, DeliveryReceiptService, InboundService],
})
export class InboundModule {}
