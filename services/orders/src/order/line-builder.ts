import { isBulk, limits, type StockMode, toHundredths } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type OfferedProduct, storePrice } from '@depot/contracts/catalog';
import { assertNoViolations, type FieldViolation, type Message } from '@depot/contracts/errors';
import type { StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { addUp, type LineRequest, type PlacedRequest } from './line-request.js';
import type { OrderLine } from './order-line.js';

/** What a store is offered, by product. */
export type Offer = ReadonlyMap<number, OfferedProduct>;

export interface BuildOptions {
  /** Name of the list in the request, for messages about a line. */
  field: 'orderItems' | 'orderItemList';
  store: StoreFacts;
  /** The order's lines as they stand; a line that keeps its product keeps its name, rate and notes. */
  existing?: readonly OrderLine[];
  /** Rates in the request count. A store names none. */
  mayPrice: boolean;
  /** Also products that the store cannot order any more: for what has happened already. */
  anyProduct?: boolean;
}

/** Makes the lines of an order from what a request asks for. */
@Injectable()
export class LineBuilder {
  constructor(@Inject(CATALOG_PORT) private readonly catalog: CatalogPort) {}

  /** One line per product, in the order of the request. VALIDATION names every line that cannot be. */
  async build(requests: readonly LineRequest[], options: BuildOptions): Promise<OrderLine[]> {
    return this.linesOf(requests, options, await this.offer(requests, options.store.storeId, options.existing));
  }

  /** What the lines need to know of the products that `existing` does not hold already. */
  offer(requests: readonly LineRequest[], storeId: number, existing: readonly OrderLine[] = []): Promise<Offer> {
    const known = new Set(existing.map(({ productId }) => productId));
    const added = new Set(requests.flatMap(({ productId }) => (known.has(productId) ? [] : [productId])));
    return this.catalog.offered(storeId, [...added]);
  }

  /** As `build`, where the offer is known. */
  linesOf(requests: readonly LineRequest[], options: BuildOptions, offered: Offer): OrderLine[] {
    const wanted = matchExisting(addUp(requests), options.existing ?? []);
    const rejected: FieldViolation[] = [];
    const lines = wanted.flatMap((want) => {
      const product = productOf(want, offered);
      const problem = problemOf(want, product, options);
      if (problem) rejected.push({ path: `${options.field}.${want.request.index}.${problem.field}`, ...problem });
      return product && !problem ? [lineOf(want, product, options)] : [];
    });
    assertNoViolations(rejected);
    return lines;
  }
}

interface Wanted {
  request: PlacedRequest;
  /** The line that the request means: it names its id, or its product. */
  existing?: OrderLine;
}

type Product = Pick<OfferedProduct, 'name' | 'hasWeight'> & { facts?: OfferedProduct };

function matchExisting(requests: readonly PlacedRequest[], existing: readonly OrderLine[]): Wanted[] {
  const free = new Set(existing);
  const take = (line: OrderLine | undefined) => (line && free.delete(line) ? line : undefined);
  const byProduct = requests.map((request) => take(existing.find((line) => line.productId === request.productId)));
  return requests.map((request, index) => ({
    request,
    existing: byProduct[index] ?? take(existing.find((line) => line.orderItemId === request.orderItemId)),
  }));
}

function productOf({ request, existing }: Wanted, offered: Offer): Product | undefined {
  if (existing?.productId === request.productId) return existing;
  const found = offered.get(request.productId);
  return found && { name: found.name, hasWeight: found.hasWeight, facts: found };
}

function problemOf({ request }: Wanted, product: Product | undefined, { anyProduct = false }: BuildOptions) {
  const translate = (field: string, localizedMessage: Message, values: Record<string, string | number> = {}) => ({
    field,
    localizedMessage,
    values,
  });
  const isOfStore = visibleStore() !== undefined;
  if (!product)
    return translate('productId', isOfStore ? orderMessages.productNotAvailable : orderMessages.unknownProduct);
  const { name, hasWeight } = product;
  if (product.facts && !product.facts.orderable && !anyProduct)
    return isOfStore
      ? translate('productId', orderMessages.productNotAvailable)
      : translate('productId', orderMessages.productNotOffered, { product: name });
  const amount = amountOf(request, hasWeight);
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  if (!amount)
    return translate(unit, unit === 'weight' ? orderMessages.weightNeeded : orderMessages.quantityNeeded, {
      product: name,
    });
  const most = unit === 'weight' ? toHundredths(limits.weight) : limits.quantity;
  if (amount > most) return translate(unit, orderMessages.tooMuch, { product: name, most: limits[unit] });
  return undefined;
}

function amountOf(request: LineRequest, hasWeight: StockMode): number | undefined {
  return isBulk(hasWeight) ? request.weight : request.quantity;
}

function lineOf(
  { request, existing }: Wanted,
  { name, hasWeight, facts }: Product,
  { store, mayPrice }: BuildOptions,
): OrderLine {
  const amount = amountOf(request, hasWeight) ?? 0;
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
