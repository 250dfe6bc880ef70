import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { OrderTemplate } from '@depot/contracts/orders';
import { createLine, type DraftLine, isBlank } from './draftLine.js';
import type { Orderable } from './orderable.js';

export interface Applied {
  lines: readonly DraftLine[];
  /** Names of products that cannot be ordered any more, left out. */
  skipped: string[];
}

/** Adds a template's lines to an order. Existing lines stay unchanged. */
export function applyTemplate(
  template: { orderItems: readonly (OrderTemplate['orderItems'][number] & { notes?: string })[] },
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, Orderable>,
): Applied {
  const kept = lines.filter((line) => !isBlank(line));
  const ordered = new Set(kept.map((line) => line.productId));
  const skipped: string[] = [];
  const added = template.orderItems.flatMap(({ productId, productName, quantity, disabled, notes }) => {
    const product = products.get(productId);
    if (!product || disabled) skipped.push(productName);
    if (!product || disabled || ordered.has(productId)) return [];
    const amount = isBulk(product.hasWeight) ? toHundredths(quantity) : quantity;
    return [createLine({ productId, amount, ...(notes && { notes }) })];
  });
  return { lines: [...kept, ...added], skipped };
}
