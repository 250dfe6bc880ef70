import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { type DeliveryReceipt, deliveryReceiptsPerPage } from '@depot/contracts/inbound';
import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryReceiptEntity } from '../delivery-receipt.entity.js';
import { DeliveryReceiptRepository } from '../delivery-receipt.repository.js';

/** Assembles delivery receipts with their items for responses. */
@Injectable()
export class GetDeliveryReceipt {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Newest first, with an id below `before`. */
  async listNewest(before?: number): Promise<DeliveryReceipt[]> {
    return this.assembleReceipts(await this.receipts.listNewest(before, deliveryReceiptsPerPage));
  }

  async execute(id: number): Promise<DeliveryReceipt> {
    const [receipt] = await this.assembleReceipts([await this.receipts.getReceipt(id)]);
    if (!receipt) throw new Error('The receipt is gone.');
    return receipt;
  }

  private async assembleReceipts(receipts: readonly DeliveryReceiptEntity[]): Promise<DeliveryReceipt[]> {
    const items = await this.receipts.findItems(receipts.map(({ id }) => id));
    const products = await this.catalog.products([...new Set(items.map(({ productId }) => productId))]);
    const byReceipt = new Map(receipts.map(({ id }) => [id, [] as DeliveryReceipt['deliveryReceiptItems']]));
    for (const { id, deliveryReceiptId, productId, nameOnBox, quantity, receivedQuantity } of items) {
      const { name: productName = '', hasWeight = 'No' as const } = products.get(productId) ?? {};
      const received = receivedQuantity === null ? {} : { receivedQuantity };
      byReceipt
        .get(deliveryReceiptId)
        ?.push({ deliveryReceiptItemId: id, productId, productName, hasWeight, nameOnBox, quantity, ...received });
    }
    return receipts.map((receipt) => ({
      ...receipt,
      deliveryReceiptId: receipt.id,
      deliveryReceiptItems: byReceipt.get(receipt.id) ?? [],
    }));
  }
}
