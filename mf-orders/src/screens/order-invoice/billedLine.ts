import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  chargedByWeight,
  fromHundredths,
  toHundredths,
} from '@depot/contracts/amounts';
import type { Invoice } from '@depot/contracts/billing';
import type { OrderItem } from '@depot/contracts/orders';
import type { GenerateInvoiceRequest } from '@depot/invoicing';
import { sumOfKnown } from '../../ordering/orderTotal.js';

/** Shipped line to bill. */
export interface BilledLine {
  item: OrderItem;
  chosen: boolean;
  quantity: number | undefined;
  rate: Cents | undefined;
  /** The text in the rate field is not a number. */
  isRateUnread?: boolean;
}

/**
 * Subtracts goods returned before billing and credited at the order's rate, as the server does: the invoice voids these
 * credits, unless they were used.
 */
export function deductReturned(items: readonly OrderItem[], invoices: readonly Invoice[]): OrderItem[] {
  const credits = invoices.filter(({ returnId, status }) => returnId !== null && status !== 'VOID');
  const unused = credits.filter(({ status, paid, isSealed }) => status === 'UNPAID' && paid === 0 && !isSealed);
  return items.map((item) => {
    const isOfItem = ({ orderItemId }: Invoice['invoiceItems'][number]) => orderItemId === item.orderItemId;
    const all = credits.flatMap(({ invoiceItems }) => invoiceItems.filter(isOfItem));
    if (all.some(({ rate }) => rate !== item.rate)) return item;
    const back = unused.flatMap(({ invoiceItems }) => invoiceItems.filter(isOfItem));
    const quantity = item.quantity - back.reduce((sum, line) => sum + line.quantity, 0);
    const weight = toHundredths(item.weight) - back.reduce((sum, line) => sum + toHundredths(line.weight), 0);
    return { ...item, quantity, weight: fromHundredths(weight) };
  });
}

type RequestLine = NonNullable<GenerateInvoiceRequest['orderItemList']>[number];

export const toShippedLine = (item: OrderItem): BilledLine => ({
  item,
  chosen: true,
  quantity: item.quantity,
  rate: toHundredths(item.rate),
});

/** Amount of the line on the invoice. An emptied rate counts as 0; undefined if the rate is not a number. */
export function calculateBilledAmount({ item, quantity = 0, rate = 0, isRateUnread }: BilledLine): Cents | undefined {
  if (isRateUnread) return undefined;
  return chargedByWeight(item.hasWeight)
    ? amountOfWeight(toHundredths(item.weight), rate)
    : amountOfPieces(quantity, rate);
}

/** Goes onto the invoice without a price. */
export const isBilledFree = ({ chosen, rate = 0, isRateUnread = false }: BilledLine): boolean =>
  chosen && rate === 0 && !isRateUnread;

/** Total of the selected lines; undefined while one of them is. */
export const sumBilledLines = (lines: readonly BilledLine[]): Cents | undefined =>
  sumOfKnown(lines.filter(({ chosen }) => chosen).map(calculateBilledAmount));

/** Selected lines in the form of the request; measured weights are billed unchanged. */
export function toBilledLines(lines: readonly BilledLine[]): RequestLine[] {
  return lines
    .filter(({ chosen }) => chosen)
    .map(({ item, quantity, rate = 0 }) => ({
      orderItemId: item.orderItemId,
      rate: fromHundredths(rate),
      ...(!chargedByWeight(item.hasWeight) && item.quantity > 0 && { quantity }),
    }));
}

/**
 * Message key of the lines' first problem: a line must be selected, and each selected counted line needs a quantity.
 */
export function findBillingProblem(lines: readonly BilledLine[]): 'generate.open' | 'line.rateUnread' | undefined {
  const chosen = lines.filter((line) => line.chosen);
  const isCounted = chosen.every(({ item, quantity }) => {
    return chargedByWeight(item.hasWeight) || item.quantity === 0 || !!quantity;
  });
  if (chosen.length === 0 || !isCounted) return 'generate.open';
  return chosen.some(({ isRateUnread }) => isRateUnread) ? 'line.rateUnread' : undefined;
}
