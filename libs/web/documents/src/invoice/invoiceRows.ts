import type { InvoiceItem } from '@depot/contracts/billing';
import { printedLines } from '../paper/paginate.js';

/** A row of the paper: an item, or what of its weights did not fit into its first row. */
export interface InvoiceRow {
  key: string;
  item: InvoiceItem;
  /** The pieces' own weights, "4.10 + 3.95"; empty when a single figure says it all. */
  weights: string;
  /** Goes on with the weights of the row before. */
  isRest: boolean;
}

/** Weights of one row: some twenty printed lines, so that two rows fit on a page. */
const weightsPerRow = 150;

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A row never splits, so an item of hundreds of weights has several. */
export function invoicePks(items: readonly InvoiceItem[]): InvoiceRow[] {
  return items.flatMap((item) => {
    const { invoiceItemId, weights } = item;
    const rows: InvoiceRow[] = [{ key: `${invoiceItemId}`, item, weights: '', isRest: false }];
    if (weights.length <= 1) return rows;
    return Array.from({ length: Math.ceil(weights.length / weightsPerRow) }, (_, at) => {
      const part = weights.slice(at * weightsPerRow, (at + 1) * weightsPerRow).map((weight) => two.format(weight));
      const isRest = at > 0;
      return { key: `${invoiceItemId} ${at}`, item, weights: `${isRest ? '+ ' : ''}${part.join(' + ')}`, isRest };
    });
  });
}

/**
 * Printed lines: description wraps at 44 half-width characters, the list of weights at 52. A row's padding is two
 * thirds of a line.
 */
export function linesOfRow({ item, weights, isRest }: InvoiceRow): number {
  return (isRest ? 0 : printedLines(item.description, 44)) + (weights ? printedLines(weights, 52) * 0.8 : 0) + 0.6;
}
