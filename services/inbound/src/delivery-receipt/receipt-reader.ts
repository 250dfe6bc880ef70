import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { type DeliveryReceipt, deliveryReceiptsPerPage } from '@depot/contracts/inbound';
import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryReceiptEntity } from './delivery-receipt.entity.js';
import { DeliveryReceiptRepository } from './delivery-receipt.repository.js';

/** Delivery receipts with their items, as the wire has them. */
@Injectable()
export class ReceiptReader {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Newest first. */
  async list(before?: number): Promise<DeliveryReceipt[]> {
    return this.described(await this.receipts.list(before, deliveryReceiptsPerPage));
  }

  async one(id: number): Promise<DeliveryReceipt> {
    const [receipt] = await this.described([await this.receipts.require(id)]);
    if (!receipt) throw new Error('The receipt is gone.');
    return receipt;
  }

  private async described(receipts: readonly DeliveryReceiptEntity[]): Promise<DeliveryReceipt[]> {
    const items = await this.receipts.items(receipts.map(({ id }) => id));
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
