import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import type { LotSummaryAnswer, RecallAnswer, RecallQuery } from '@depot/contracts/inventory';
import { KNOWN_ORDERS_PORT, type KnownOrdersPort } from '@depot/contracts/orders';
import { Inject, Injectable } from '@nestjs/common';
import { LotRepository } from './lot.repository.js';
import { calculateCorrected, formatRecalledOrder, type OrderOfLot } from './recall-parts.js';

/** Maximum of lots in a response, the latest ones. */
const maxLots = 500;

/** Traces a lot to the orders that received it. */
@Injectable()
export class RecallService {
  constructor(
    private readonly lotRepository: LotRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(KNOWN_ORDERS_PORT) private readonly orders: KnownOrdersPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async listLots(productId: number): Promise<LotSummaryAnswer[]> {
    const rows = await this.lotRepository.findByProduct(productId, maxLots);
    return rows.map(({ expiry, ...lot }) => ({ ...lot, ...(expiry && { expiry }) }));
  }

  /** @throws NOT_FOUND if the product has no such lot */
  async getRecall({ productId, lot }: RecallQuery): Promise<RecallAnswer> {
    const totals = await this.lotRepository.sumLot(productId, lot);
    const product = (await this.catalog.products([productId])).get(productId);
    if (!totals || !product) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const shipped = await this.lotRepository.findOrders(productId, lot);
    const { name: productName, hasWeight } = product;
    const { lot: name, expiry, firstReceived, lastReceived, firstQuantity, firstWeight, quantity, weight } = totals;
    return {
      productId,
      productName,
      hasWeight,
      firstReceived,
      lastReceived,
      lot: name,
      ...(expiry && { expiry }),
      received: { quantity: firstQuantity, weight: firstWeight },
      inStock: { quantity, weight },
      corrected: calculateCorrected(totals, shipped),
      orders: await this.addNames(shipped),
    };
  }

  private async addNames(shipped: readonly OrderOfLot[]): Promise<RecallAnswer['orders']> {
    const orders = await this.orders.known(shipped.map(({ orderId }) => orderId));
    const names = await namesInBooks(
      this.identity,
      [...orders.values()].map(({ storeId }) => storeId),
    );
    return shipped
      .map((part) => formatRecalledOrder(part, orders.get(part.orderId), names))
      .sort((a, b) => (a.storeName ?? '').localeCompare(b.storeName ?? '') || a.orderId - b.orderId);
  }
}
