import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { DeliveryReceiptEntity } from './delivery-receipt.entity.js';
import { DeliveryReceiptItemEntity } from './delivery-receipt-item.entity.js';

/** The received goods of an item. */
export type ReceivedItem = Pick<DeliveryReceiptItemEntity, 'id' | 'nameOnBox' | 'receivedQuantity'>;

const incomingBoxesSql = `
  SELECT i.product_id AS productId, SUM(i.quantity) AS quantity
  FROM delivery_receipt r JOIN delivery_receipt_item i ON i.delivery_receipt_id = r.id
  WHERE r.tenant_id = :tenantId AND r.status = 'NEW' GROUP BY i.product_id`;

/** Reads and writes delivery receipts with their items. */
@Injectable()
export class DeliveryReceiptRepository {
  constructor(private readonly db: Db) {}

  /** Newest first, with an id below `before`. */
  listNewest(before: number | undefined, limit: number): Promise<DeliveryReceiptEntity[]> {
    const older = before === undefined ? {} : { id: LessThan(before) };
    return this.receipts().find(older, { order: { id: 'DESC' }, take: limit });
  }

  /** @throws NOT_FOUND if the tenant has no such receipt */
  getReceipt(id: number): Promise<DeliveryReceiptEntity> {
    return this.receipts().require({ id });
  }

  /**
   * Locks the receipt until the end of the transaction.
   *
   * @throws NOT_FOUND if the tenant has no such receipt
   */
  lockReceipt(id: number): Promise<DeliveryReceiptEntity> {
    return this.receipts().requireLocked({ id });
  }

  /** Sorted by id, in the order of the announcement. */
  findItems(ids: readonly number[]): Promise<DeliveryReceiptItemEntity[]> {
    return this.db.of(DeliveryReceiptItemEntity).find({ deliveryReceiptId: In(ids) }, { order: { id: 'ASC' } });
  }

  insert(receipt: NewRow<DeliveryReceiptEntity>): Promise<number> {
    return this.receipts().insert(receipt);
  }

  async insertItems(items: readonly NewRow<DeliveryReceiptItemEntity>[]): Promise<void> {
    await this.db.bulk(DeliveryReceiptItemEntity).insert(items);
  }

  async setStatus(id: number, status: DeliveryReceiptEntity['status']): Promise<void> {
    await this.receipts().update({ id }, { status });
  }

  /** Writes the received goods of each item. */
  async completeItems(items: readonly ReceivedItem[]): Promise<void> {
    await this.db.bulk(DeliveryReceiptItemEntity).update(items);
  }

  /** Announced boxes that are not received yet, by product. */
  async sumIncomingBoxes(): Promise<Map<number, number>> {
    const rows = await this.db.query<{ productId: number; quantity: number }>(incomingBoxesSql);
    return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
  }

  private receipts() {
    return this.db.of(DeliveryReceiptEntity);
  }
}
