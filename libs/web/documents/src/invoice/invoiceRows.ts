import { type InvoiceItem } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import { measureColumn, measureHeight, textStyles } from '../paper/measure.js';
import { computeContentWidth, rowPadding } from '../paper/page.js';
import { text } from '../paper/text.js';

/** One printed row: an item, or the weights that do not fit into the item's first row. */
export interface InvoiceRow {
  key: string;
  item: InvoiceItem;
  /** Weights of single pieces, "4.10 + 3.95"; empty if there is only one weight. */
  weights: string;
  /** Goes on with the weights of the row before. */
  isRest: boolean;
}

/** Widths of an invoice's columns in points: figures are as wide as the widest of them, descriptions get the rest. */
export interface InvoiceColumns {
  description: number;
  quantity: number;
  weight: number;
  rate: number;
  amount: number;
}

/** Weights of one row: some twenty printed lines, so that two rows fit on a page. */
const weightsPerRow = 150;

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');

export const formatQuantity = ({ quantity }: InvoiceItem): string => (quantity > 0 ? whole.format(quantity) : '');
export const formatRowWeight = ({ weight }: InvoiceItem): string => (weight > 0 ? two.format(weight) : '');
/** Rate with its unit: per pound or per piece. */
export const formatRate = ({ formattedRate, byWeight }: InvoiceItem, language: Language): string =>
  `${formattedRate} ${(byWeight ? text.perPound : text.perPiece)[language]}`;
/** A credit reduces the balance, so its amounts get a minus sign. */
export const formatSigned = (amount: string, isCredit: boolean): string =>
  isCredit && /[1-9]/.test(amount) ? `-${amount}` : amount;

/** A row never splits, so an item of hundreds of weights has several. */
export function splitItems(items: readonly InvoiceItem[]): InvoiceRow[] {
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

export function buildInvoicePaperColumns(
  items: readonly InvoiceItem[],
  language: Language,
  paper: PaperSize,
): InvoiceColumns {
  const quantity = measureColumn(items.map(formatQuantity), 54);
  const weight = measureColumn(items.map(formatRowWeight), 66);
  const rate = measureColumn(
    items.map((item) => formatRate(item, language)),
    72,
  );
  const amount = measureColumn(
    items.map(({ formattedAmount }) => `-${formattedAmount}`),
    72,
  );
  return {
    description: computeContentWidth(paper) - quantity - weight - rate - amount,
    quantity,
    weight,
    rate,
    amount,
  };
}

/** Printed height of a row in points. */
export function measureRow({ item, weights, isRest }: InvoiceRow, { description }: InvoiceColumns): number {
  const column = description - 6;
  const name = isRest
    ? 0
    : measureHeight(item.description, column, textStyles.body) + measureHeight(item.notes, column, textStyles.small);
  return Math.max(textStyles.body.line, name + measureHeight(weights, column, textStyles.small)) + rowPadding;
}
