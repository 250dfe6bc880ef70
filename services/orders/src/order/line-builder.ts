import { isBulk, limits, type StockMode, toHundredths } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type OfferedProduct, storePrice } from '@depot/contracts/catalog';
import { assertNoViolations, type FieldViolation, type Message } from '@depot/contracts/errors';
import type { StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type IndexedRequest, type LineRequest, mergeRequests } from './line-request.js';
import type { OrderLine } from './order-line.js';

/** Products offered to a store, by product id. */
export type Offer = ReadonlyMap<number, OfferedProduct>;

export interface BuildOptions {
  /** Name of the list in the request, for messages about a line. */
  field: 'orderItems' | 'orderItemList';
  store: StoreFacts;
  /** Current lines of the order. A line that keeps its product keeps its name, rate and notes. */
  existing?: readonly OrderLine[];
  /** True if rates of the request apply. A store may not set rates. */
  mayPrice: boolean;
  /** Accepts products that the store cannot order any more, for orders that have already happened. */
  anyProduct?: boolean;
}

/** Builds the lines of an order from the lines of a request. */
@Injectable()
export class LineBuilder {
  constructor(@Inject(CATALOG_PORT) private readonly catalog: CatalogPort) {}

  /**
   * Builds one line per product, in the order of the request.
   *
   * @throws VALIDATION naming every invalid line
   */
  async build(requests: readonly LineRequest[], options: BuildOptions): Promise<OrderLine[]> {
    return this.buildFromOffer(
      requests,
      options,
      await this.loadOffer(requests, options.store.storeId, options.existing),
    );
  }

  /** Loads the products that are not on an existing line. */
  loadOffer(requests: readonly LineRequest[], storeId: number, existing: readonly OrderLine[] = []): Promise<Offer> {
    const known = new Set(existing.map(({ productId }) => productId));
    const added = new Set(requests.flatMap(({ productId }) => (known.has(productId) ? [] : [productId])));
    return this.catalog.offered(storeId, [...added]);
  }

  /** Like `build`, with an offer that the caller has loaded. */
  buildFromOffer(requests: readonly LineRequest[], options: BuildOptions, offered: Offer): OrderLine[] {
    const matches = matchExisting(mergeRequests(requests), options.existing ?? []);
    const rejected: FieldViolation[] = [];
    const lines = matches.flatMap((match) => {
      const product = findProduct(match, offered);
      const problem = checkRequest(match, product, options);
      if (problem) rejected.push({ path: `${options.field}.${match.request.index}.${problem.field}`, ...problem });
      return product && !problem ? [buildLine(match, product, options)] : [];
    });
    assertNoViolations(rejected);
    return lines;
  }
}

interface MatchedRequest {
  request: IndexedRequest;
  /** The existing line with the same product, otherwise with the same id. */
  existing?: OrderLine;
}

type Product = Pick<OfferedProduct, 'name' | 'hasWeight'> & { facts?: OfferedProduct };

function matchExisting(requests: readonly IndexedRequest[], existing: readonly OrderLine[]): MatchedRequest[] {
  const free = new Set(existing);
  const consumeLine = (line: OrderLine | undefined) => (line && free.delete(line) ? line : undefined);
  const byProduct = requests.map((request) =>
    consumeLine(existing.find((line) => line.productId === request.productId)),
  );
  return requests.map((request, index) => ({
    request,
    existing: byProduct[index] ?? consumeLine(existing.find((line) => line.orderItemId === request.orderItemId)),
  }));
}

function findProduct({ request, existing }: MatchedRequest, offered: Offer): Product | undefined {
  if (existing?.productId === request.productId) return existing;
  const product = offered.get(request.productId);
  return product && { name: product.name, hasWeight: product.hasWeight, facts: product };
}

function checkRequest({ request }: MatchedRequest, product: Product | undefined, { anyProduct = false }: BuildOptions) {
  const createProblem = (field: string, localizedMessage: Message, values: Record<string, string | number> = {}) => ({
    field,
    localizedMessage,
    values,
  });
  const isOfStore = getVisibleStore() !== undefined;
  if (!product)
    return createProblem('productId', isOfStore ? orderMessages.productNotAvailable : orderMessages.unknownProduct);
  const { name, hasWeight } = product;
  if (product.facts && !product.facts.orderable && !anyProduct)
    return isOfStore
      ? createProblem('productId', orderMessages.productNotAvailable)
      : createProblem('productId', orderMessages.productNotOffered, { product: name });
  const amount = getAmount(request, hasWeight);
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  if (!amount)
    return createProblem(unit, unit === 'weight' ? orderMessages.weightNeeded : orderMessages.quantityNeeded, {
      product: name,
    });
  const maxAmount = unit === 'weight' ? toHundredths(limits.weight) : limits.quantity;
  if (amount > maxAmount) return createProblem(unit, orderMessages.tooMuch, { product: name, most: limits[unit] });
  return undefined;
}

function getAmount(request: LineRequest, hasWeight: StockMode): number | undefined {
  return isBulk(hasWeight) ? request.weight : request.quantity;
}

function buildLine(
  { request, existing }: MatchedRequest,
  { name, hasWeight, facts }: Product,
  { store, mayPrice }: BuildOptions,
): OrderLine {
  const amount = getAmount(request, hasWeight) ?? 0;
  const ownRate = facts ? storePrice(store, facts) : (existing?.rate ?? 0);
  return {
    orderItemId: existing?.orderItemId ?? 0,
    productId: request.productId,
    name,
    hasWeight,
    quantity: isBulk(hasWeight) ? 0 : amount,
    weight: isBulk(hasWeight) ? amount : 0,
    rate: (mayPrice ? request.rate : undefined) ?? ownRate,
    notes: request.notes ?? existing?.notes ?? '',
    short: 0,
  };
}
