import { fromHundredths } from '@depot/contracts/amounts';
import type { CreateOrderRequest, ProcessOrderRequest } from '../api/orders.js';
import { type DraftLine, isComplete, toWireAmount } from './draftLine.js';
import type { Orderable } from './orderable.js';

type NewLine = CreateOrderRequest['orderItems'][number];
type EditedLine = ProcessOrderRequest['orderItemList'][number];
type Products = ReadonlyMap<number, Pick<Orderable, 'hasWeight'>>;

/** Lines of a new order. Incomplete rows are omitted. */
export function toNewLines(lines: readonly DraftLine[], products: Products): NewLine[] {
  return lines.filter(isComplete).flatMap(({ productId, amount, notes }) => {
    const product = products.get(productId);
    return product ? [{ productId, ...toWireAmount(product.hasWeight, amount), ...(notes && { notes }) }] : [];
  });
}

/** Lines of an order that exists. The notes always travel: emptying them is a change. */
export function toEditedLines(lines: readonly DraftLine[], products: Products, withRates: boolean): EditedLine[] {
  return lines.filter(isComplete).flatMap(({ orderItemId, productId, amount, rate, notes }) => {
    const product = products.get(productId);
    if (!product) return [];
    const price = withRates && rate !== undefined ? { rate: fromHundredths(rate) } : {};
    return [
      {
        ...(orderItemId !== undefined && { orderItemId }),
        productId,
        ...toWireAmount(product.hasWeight, amount),
        ...price,
        notes,
      },
    ];
  });
}
