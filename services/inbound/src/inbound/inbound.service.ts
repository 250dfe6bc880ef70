import type { StockMode } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { type InboundAnswer, type InboundBody, inboundMessages } from '@depot/contracts/inbound';
import {
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
import type { DeliveryReceiptEntity } from '../delivery-receipt/delivery-receipt.entity.js';
import { DeliveryReceiptRepository } from '../delivery-receipt/delivery-receipt.repository.js';
import { checkRequest } from './check-request.js';

type Products = ReadonlyMap<number, ProductFacts>;
/** The lines of every box of every item, in the order of the request. */
type BoxLines = ReceiveLine[][][];

/** Receives the goods of a delivery receipt. */
@Injectable()
export class InboundService {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /**
   * Once per receipt; pieces beyond or below what was announced are taken as they came, and kept beside the
   * announcement.
   */
  async receive(body: InboundBody): Promise<InboundAnswer> {
    const { id, displayId } = await this.lockNew(body.deliveryReceiptId);
    const announced = await this.receipts.items([id]);
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
    return answer(body, lines, labels);
  }

  private async lockNew(id: number): Promise<DeliveryReceiptEntity> {
    const receipt = await this.receipts.lock(id);
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
      return { id: deliveryReceiptItemId, nameOnBox, receivedQuantity: receivedQuantity(hasWeight, received) };
    });
    await this.receipts.completeItems(items);
    await this.receipts.setStatus(id, 'COMPLETED');
  }
}

/** The request again, each box with the labels of its lines. */
function answer({ inboundItems }: InboundBody, lines: BoxLines, labels: readonly LabelledUnit[]): InboundAnswer {
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

/** How many pieces came of an item: counted goods by their number, weighed goods one for each label. */
function receivedQuantity(hasWeight: StockMode, lines: readonly ReceiveLine[]): number {
  return hasWeight === 'No' ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : lines.length;
}
