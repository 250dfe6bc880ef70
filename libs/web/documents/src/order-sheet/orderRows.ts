import type { Language } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import type { OrderItem } from '@depot/contracts/orders';
import { textHeight, textStyles } from '../paper/measure.js';
import { contentWidth, rowPadding } from '../paper/page.js';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');

/** Widths of the columns beside the description, in points. */
export const orderColumns = {
  pick: { location: 78, pieces: 66, weight: 84, weighed: 72, picked: 42 },
  slip: { pieces: 78, weight: 90 },
} as const;

const besideDescription = {
  pick: 78 + 66 + 84 + 72 + 42,
  slip: 78 + 90,
} as const;

export type SheetKind = keyof typeof orderColumns;

export const piecesText = ({ quantity }: Pick<OrderItem, 'quantity'>, language: Language): string =>
  quantity > 0 ? `${whole.format(quantity)} ${text.pieces[language]}` : '';

export const poundsText = ({ weight }: Pick<OrderItem, 'weight'>, language: Language): string =>
  weight > 0 ? `${two.format(weight)} ${text.pounds[language]}` : '';

/** Each piece's own weight, "4.10 + 3.95"; a single one stands in its column alone. */
const singleWeights = ({ scannedWeights }: OrderItem): string =>
  scannedWeights.length > 1 ? scannedWeights.map((weight) => two.format(weight)).join(' + ') : '';

/** What stands beneath the name: weights of a slip, notes. */
export function beneath(item: OrderItem, kind: SheetKind): string[] {
  return [kind === 'slip' ? singleWeights(item) : '', item.notes].filter(Boolean);
}

/** Printed height of a row in points. */
export function heightOfItem(item: OrderItem, kind: SheetKind, paper: PaperSize): number {
  const column = contentWidth(paper) - besideDescription[kind] - 6;
  const said = beneath(item, kind).reduce((sum, line) => sum + textHeight(line, column, textStyles.small), 0);
  const place = kind === 'pick' ? textHeight(item.location ?? '', orderColumns.pick.location - 6, textStyles.body) : 0;
  return Math.max(textHeight(item.name, column, textStyles.body) + said, place, textStyles.body.line) + rowPadding;
}

/** Pieces and pounds of all lines together. */
export function totalsOf(items: readonly OrderItem[]): { quantity: number; weight: number } {
  const hundredths = items.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
  return { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0), weight: hundredths / 100 };
}
