import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import {
  boxesPerReceipt,
  type CreateDeliveryReceipt,
  type DeliveryReceipt,
  inboundMessages,
} from '@depot/contracts/inbound';
import { assertKnownProducts } from '@depot/contracts/inventory';
import { currentSession, describeActivity } from '@depot/node-context';
import { Numbering } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryReceiptRepository } from '../delivery-receipt.repository.js';
import { GetDeliveryReceipt } from '../queries/get-delivery-receipt.js';

/** Adds a delivery receipt, which announces goods. */
@Injectable()
export class AddDeliveryReceipt {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    private readonly getDeliveryReceipt: GetDeliveryReceipt,
    private readonly numbering: Numbering,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async execute({ deliveryReceiptItems, estimateArrivalTime }: CreateDeliveryReceipt): Promise<DeliveryReceipt> {
    const boxes = deliveryReceiptItems.reduce((sum, { quantity }) => sum + quantity, 0);
    if (boxes > boxesPerReceipt)
      throw new DomainError('VALIDATION', inboundMessages.tooManyBoxes, { most: boxesPerReceipt, boxes });
    const productIds = [...new Set(deliveryReceiptItems.map(({ productId }) => productId))];
    const products = await this.catalog.products(productIds);
    assertKnownProducts('deliveryReceiptItems', deliveryReceiptItems, products);
    const displayId = await this.numbering.assignNumber('delivery-receipt');
    const { displayName } = currentSession();
    const id = await this.receipts.insert({
      displayId,
      status: 'NEW',
      estimateArrivalTime,
      createdBy: displayName,
      time: Date.now(),
    });
    const items = deliveryReceiptItems.map(({ productId, quantity }) => ({
      deliveryReceiptId: id,
      productId,
      quantity,
    }));
    await this.receipts.insertItems(items);
    describeActivity({ displayId });
    return this.getDeliveryReceipt.execute(id);
  }
}
