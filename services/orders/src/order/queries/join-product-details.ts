import { averagePieceWeight, isBulk, toHundredths } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts, storePrice } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { availableOf, STOCK_PORT, type StockLevel, type StockPort } from '@depot/contracts/inventory';
import { openStatuses, type OrderAnswer, type OrderItemAnswer } from '@depot/contracts/orders';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

export interface DetailOptions {
  /** Joins the product, its availability and its substitutes. */
  includeProduct?: boolean;
  /** Counts the bookings of this order as available, and those of other orders as not available. */
  excludeBooked?: boolean;
}

/** Adds product data to the lines of an order. */
@Injectable()
export class JoinProductDetails {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async execute(order: OrderAnswer, { excludeBooked = false }: DetailOptions): Promise<OrderItemAnswer[]> {
    const productIds = order.orderItems.map(({ productId }) => productId);
    const facts = await this.catalog.products(productIds);
    const levels = await this.stock.levels(productIds);
    const prices = await this.choosePrices(order.storeId);
    const isOpen = openStatuses.includes(order.status);
    const substitutes =
      isOpen && getVisibleStore() === undefined ? await this.catalog.alternates(productIds) : undefined;
    return order.orderItems.map((item) => {
      const product = facts.get(item.productId);
      return {
        ...item,
        ...(product && formatFacts(product, prices(product))),
        ...calculateAvailable(item, levels.get(item.productId), excludeBooked && isOpen),
        ...findAverage(item, levels.get(item.productId)),
        ...(substitutes && { alternates: substitutes.get(item.productId) ?? [] }),
      };
    });
  }

  /** Adds location and GTIN of each product, for printed documents. */
  async addLocations(orders: readonly OrderAnswer[]): Promise<OrderAnswer[]> {
    const facts = await this.catalog.products([
      ...new Set(orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId))),
    ]);
    const addLocation = (item: OrderItemAnswer) => ({
      ...item,
      location: facts.get(item.productId)?.location,
      gtin: facts.get(item.productId)?.gtin,
    });
    return orders.map((order) => ({ ...order, orderItems: order.orderItems.map(addLocation) }));
  }

  /** A store sees only its own price. */
  private async choosePrices(
    storeId: number,
  ): Promise<(product: ProductFacts) => Pick<OrderItemAnswer, 'price' | 'wholesalePrice'>> {
    if (getVisibleStore() === undefined) return ({ price, wholesalePrice }) => ({ price, wholesalePrice });
    const store = await this.identity.storeOfOrder(storeId);
    return (product) => ({ price: storePrice(store, product) });
  }
}

function formatFacts(
  { location, gtin, gtins }: ProductFacts,
  prices: Pick<OrderItemAnswer, 'price' | 'wholesalePrice'>,
) {
  return { location, gtin, gtins, ...prices };
}

function findAverage(
  { hasWeight }: OrderItemAnswer,
  level: StockLevel | undefined,
): Pick<OrderItemAnswer, 'averageWeight'> {
  if (hasWeight !== 'Yes' || !level) return {};
  return { averageWeight: averagePieceWeight(level.totalWeight, level.quantity) };
}

function calculateAvailable(
  item: OrderItemAnswer,
  level: StockLevel | undefined,
  includesOwnBooking: boolean,
): Pick<OrderItemAnswer, 'availableQty' | 'availableWeight'> {
  const byWeight = isBulk(item.hasWeight);
  const short = byWeight ? toHundredths(item.short) : item.short;
  const own = includesOwnBooking ? (byWeight ? item.weight : item.quantity) - short : 0;
  const free = Math.max(availableOf(item.hasWeight, level) + own, 0);
  return byWeight
    ? { availableQty: 0, availableWeight: free }
    : { availableQty: free, availableWeight: level?.totalWeight ?? 0 };
}
