import type { EpochMs } from '@depot/contracts/amounts';
import type { PastOrderToAdd, PastReturnToAdd } from '@depot/contracts/orders';
import { momentOf } from '@depot/contracts/time';
import { count, type ReplayFigures } from './figures.js';
import type { RetailDocument } from './retail-documents.js';
import type { RetailLine } from './retail-line.js';
import type { RetailWorld } from './retail-world.js';
import type { ShippedGoods } from './shipped-goods.js';

export interface Dealing {
  world: RetailWorld;
  /** IANA timezone of the seller. */
  timezone: string;
  figures: ReplayFigures;
  /** Invoices before this moment count as paid. */
  paidBefore: number;
}

const computeTime = ({ lines }: RetailDocument, timezone: string): EpochMs =>
  momentOf(lines[0]?.localTime ?? '', timezone);
const pieces = { hasWeight: 'No' as const, weight: 0 };

/** The order of an invoice with its selling lines. Undefined without any. */
export function buildOrder(
  document: RetailDocument,
  { world, timezone, figures, paidBefore }: Dealing,
): PastOrderToAdd | undefined {
  const sold = document.lines.filter((line) => isSale(line, figures));
  const [first] = sold;
  if (!first) return undefined;
  const time = computeTime(document, timezone);
  const lines = sold.map((line) => ({
    ...world.findProduct(line),
    ...pieces,
    quantity: line.quantity,
    rate: line.price,
  }));
  return { reference: document.reference, storeId: world.findStore(first), time, isPaid: time < paidBefore, lines };
}

function isSale({ quantity, price }: RetailLine, figures: ReplayFigures): boolean {
  const kind = price < 0 ? 'writtenOff' : quantity <= 0 ? 'corrections' : 'sold';
  count(figures[kind], quantity, price);
  return kind === 'sold';
}

/** The returns of a cancellation: one for each order from which its goods come back. */
export function listReturns(
  document: RetailDocument,
  shipped: ShippedGoods,
  { world, timezone, figures, paidBefore }: Dealing,
): PastReturnToAdd[] {
  const time = computeTime(document, timezone);
  const returns = new Map<number, PastReturnToAdd & { lines: PastReturnToAdd['lines'][number][] }>();
  for (const line of document.lines) {
    const [storeId, product] = [world.findStore(line), world.findProduct(line)];
    const back =
      line.quantity < 0 && line.price >= 0 ? shipped.restock(storeId, product.productId, -line.quantity) : undefined;
    count(back ? figures.returned : figures.unmatched, line.quantity, line.price);
    for (const { orderId, orderItemId, quantity } of back ?? []) {
      const one = returns.get(orderId) ?? { orderId, storeId, time, isPaid: time < paidBefore, lines: [] };
      one.lines.push({ ...product, ...pieces, orderItemId, quantity, rate: line.price });
      returns.set(orderId, one);
    }
  }
  return [...returns.values()];
}
