import type { StockMode } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { type InboundAnswer, type InboundBody, inboundMessages } from '@depot/contracts/inbound';
import {
  assertKnownProducts,
  assertLabelCount,
  assertUsualWeights,
  type LabelledUnit,
  linesOf,
  type ReceiveLine,
  STOCK_PORT,
  type StockPort,
} from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryReceiptEntity } from '../../delivery-receipt/delivery-receipt.entity.js';
import { DeliveryReceiptRepository } from '../../delivery-receipt/delivery-receipt.repository.js';

type Products = ReadonlyMap<number, ProductFacts>;
/** The lines of every box of every item, in the order of the request. */
type BoxLines = ReceiveLine[][][];

/** An announced item of the receipt. */
interface AnnouncedItem {
  id: number;
  productId: number;
}

/** Receives the goods of a delivery receipt, once: NEW → COMPLETED. */
@Injectable()
export class ReceiveGoods {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /** Accepts more or fewer units than announced, and stores both numbers. */
  async execute(body: InboundBody): Promise<InboundAnswer> {
    const { id, displayId } = await this.lockNewReceipt(body.deliveryReceiptId);
    const announced = await this.receipts.findItems([id]);
    const entered = body.inboundItems.flatMap(({ boxes }) => boxes.flatMap(({ inventories }) => inventories));
    const products = await this.catalog.products([
      ...new Set([...announced, ...entered].map(({ productId }) => productId)),
    ]);
    checkRequest(body, announced, products);
    assertLabelCount(entered, products);
    const lines = body.inboundItems.map(({ boxes }) =>
      boxes.map(({ inventories }) => inventories.flatMap((inventory) => linesOf(inventory, products))),
    );
    assertUsualWeights(lines.flat(2), products, body.weightsConfirmed);
    const labels = await this.stock.receive(lines.flat(2), { cause: 'INBOUND', deliveryReceiptId: id });
    await this.complete(id, body, lines, products);
    describeActivity({ displayId, count: labels.length });
    return formatResponse(body, lines, labels);
  }

  private async lockNewReceipt(id: number): Promise<DeliveryReceiptEntity> {
    const receipt = await this.receipts.lockReceipt(id);
    const { displayId, status } = receipt;
    if (status !== 'NEW') throw new DomainError('INVALID_TRANSITION', inboundMessages.notNew, { displayId, status });
    return receipt;
  }

  private async complete(
    id: number,
    { inboundItems }: InboundBody,
    lines: BoxLines,
    products: Products,
  ): Promise<void> {
    const items = inboundItems.map(({ receiptItem: { deliveryReceiptItemId, nameOnBox } }, index) => {
      const received = lines[index]?.flat() ?? [];
      const hasWeight = products.get(received[0]?.productId ?? 0)?.hasWeight ?? 'No';
      return { id: deliveryReceiptItemId, nameOnBox, receivedQuantity: countReceived(hasWeight, received) };
    });
    await this.receipts.completeItems(items);
    await this.receipts.setStatus(id, 'COMPLETED');
  }
}

/**
 * Compares the request with its receipt.
 *
 * @throws VALIDATION if an item is missing or repeated, a box is repeated, or a box holds another product
 */
function checkRequest(
  { inboundItems }: InboundBody,
  announced: readonly AnnouncedItem[],
  products: ReadonlyMap<number, ProductFacts>,
): void {
  const itemById = new Map(announced.map((item) => [item.id, item]));
  const seenItemIds = new Set<number>();
  const boxIds = new Set<number>();
  const getName = (productId: number) => products.get(productId)?.name ?? '';
  for (const [index, { receiptItem, boxes }] of inboundItems.entries()) {
    const item = itemById.get(receiptItem.deliveryReceiptItemId);
    if (!item) throw new DomainError('VALIDATION', inboundMessages.itemOfOtherReceipt);
    if (seenItemIds.has(item.id)) throw new DomainError('VALIDATION', inboundMessages.itemTwice);
    seenItemIds.add(item.id);
    for (const [box, { boxId, inventories }] of boxes.entries()) {
      if (boxIds.has(boxId)) throw new DomainError('VALIDATION', inboundMessages.boxTwice, { boxId });
      boxIds.add(boxId);
      assertKnownProducts(`inboundItems.${index}.boxes.${box}.inventories`, inventories, products);
      const otherProduct = inventories.find(({ productId }) => productId !== item.productId);
      if (otherProduct)
        throw new DomainError('VALIDATION', inboundMessages.wrongProduct, {
          boxId,
          product: getName(otherProduct.productId),
        });
    }
  }
  const missing = announced.find(({ id }) => !seenItemIds.has(id));
  if (missing)
    throw new DomainError('VALIDATION', inboundMessages.itemMissing, { product: getName(missing.productId) });
}

/** Repeats the request, each box with the labels of its lines. */
function formatResponse(
  { inboundItems }: InboundBody,
  lines: BoxLines,
  labels: readonly LabelledUnit[],
): InboundAnswer {
  let next = 0;
  return {
    inboundItems: inboundItems.map(({ receiptItem, boxes }, item) => ({
      receiptItem,
      boxes: boxes.map(({ boxId }, box) => {
        const count = lines[item]?.[box]?.length ?? 0;
        next += count;
        return { boxId, inventories: labels.slice(next - count, next) };
      }),
    })),
  };
}

/** Units of counted products, or labels of weighed ones. */
function countReceived(hasWeight: StockMode, lines: readonly ReceiveLine[]): number {
  return hasWeight === 'No' ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : lines.length;
}
