import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { type DeliveryReceipt, deliveryReceiptsPerPage } from '@depot/contracts/inbound';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { DeliveryReceiptEntity } from './delivery-receipt.entity.js';
import { DeliveryReceiptItemEntity } from './delivery-receipt-item.entity.js';

/** Delivery receipts with their items, as the wire has them. */
@Injectable()
export class ReceiptReader {
  constructor(
    private readonly db: Db,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Newest first. */
  async list(before?: number): Promise<DeliveryReceipt[]> {
    const older = before === undefined ? {} : { id: LessThan(before) };
    return this.described(await this.receipts.find(older, { order: { id: 'DESC' }, take: deliveryReceiptsPerPage }));
  }

  async one(id: number): Promise<DeliveryReceipt> {
    const [receipt] = await this.described([await this.receipts.require({ id })]);
    if (!receipt) throw new Error('The receipt is gone.');
    return receipt;
  }

  private async described(receipts: readonly DeliveryReceiptEntity[]): Promise<DeliveryReceipt[]> {
    const items = await this.db
      .of(DeliveryReceiptItemEntity)
      .find({ deliveryReceiptId: In(receipts.map(({ id }) => id)) }, { order: { id: 'ASC' } });
    const products = await this.catalog.products([...new Set(items.map(({ productId }) => productId))]);
    const byReceipt = new Map(receipts.map(({ id }) => [id, [] as DeliveryReceipt['deliveryReceiptItems']]));
    for (const { id, deliveryReceiptId, productId, nameOnBox, quantity, receivedQuantity } of items) {
      const productName = products.get(productId)?.name ?? '';
      const received = receivedQuantity === null ? {} : { receivedQuantity };
      byReceipt
        .get(deliveryReceiptId)
        ?.push({ deliveryReceiptItemId: id, productId, productName, nameOnBox, quantity, ...received });
    }
    return receipts.map((receipt) => ({
      ...receipt,
      deliveryReceiptId: receipt.id,
      deliveryReceiptItems: byReceipt.get(receipt.id) ?? [],
    }));
  }

  private get receipts() {
    return this.db.of(DeliveryReceiptEntity);
  }
}
