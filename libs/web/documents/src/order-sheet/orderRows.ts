import { type Language, translate } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import type { OrderItem } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { textHeight, textStyles } from '../paper/measure.js';
import { contentWidth, rowPadding } from '../paper/page.js';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Neither a figure parts from its unit, nor a dot from what it follows. */
const noBreak = '\u00a0';
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

/** How much of a line is of one lot. */
interface SheetLot {
  lot?: string | undefined;
  /** YYYY-MM-DD */
  expiry?: string | undefined;
  quantity: number;
  /** Pounds. */
  weight: number;
}

/** What a paper says of a line beside the order itself. */
export interface SheetLine {
  /** The part of the warehouse in which its goods lie; empty where there is one alone. */
  area: string;
  /** On a pick list the lots that should leave first, on a packing slip those that left. */
  lots: readonly SheetLot[];
}

/** A row of the paper. */
export interface SheetRow extends SheetLine {
  item: OrderItem;
}

export const piecesText = ({ quantity }: Pick<OrderItem, 'quantity'>, language: Language): string =>
  quantity > 0 ? `${whole.format(quantity)} ${text[quantity === 1 ? 'piece' : 'pieces'][language]}` : '';

export const poundsText = ({ weight }: Pick<OrderItem, 'weight'>, language: Language): string =>
  weight > 0 ? `${two.format(weight)} ${text.pounds[language]}` : '';

/** Each piece's own weight, "4.10 + 3.95"; a single one stands in its column alone. */
const singleWeights = ({ scannedWeights }: OrderItem): string =>
  scannedWeights.length > 1 ? scannedWeights.map((weight) => two.format(weight)).join(' + ') : '';

/** "Lot L7 · exp. 3/31/2027 · 3 pcs", each on a line. Who picks needs one amount. */
function lotsTexts({ lots }: SheetLine, kind: SheetKind, language: Language): string[] {
  const texts = lots.map((amount) => {
    const lot = amount.lot ? translate(text.lot, language, { lot: amount.lot }) : '';
    const expiry = amount.expiry ? translate(text.expires, language, { day: formatDay(amount.expiry) }) : '';
    const amounts = [piecesText(amount, language), poundsText(amount, language)].filter(Boolean);
    const said = [lot, expiry, ...amounts.slice(0, kind === 'pick' ? 1 : 2)].filter(Boolean);
    return said.map((each) => each.replaceAll(' ', noBreak)).join(`${noBreak}· `);
  });
  const [first, ...others] = texts;
  return kind === 'pick' && first ? [translate(text.takeFirst, language, { lot: first }), ...others] : texts;
}

/** What stands beneath the name: weights of a slip, lots, notes. */
export function beneath(row: SheetRow, kind: SheetKind, language: Language): string[] {
  const weights = kind === 'slip' ? singleWeights(row.item) : '';
  return [weights, ...lotsTexts(row, kind, language), row.item.notes].filter(Boolean);
}

/** Printed height of a row in points. */
export function heightOfItem(row: SheetRow, kind: SheetKind, paper: PaperSize, language: Language): number {
  const { item, area } = row;
  const column = contentWidth(paper) - besideDescription[kind] - 6;
  const said = beneath(row, kind, language).reduce((sum, line) => sum + textHeight(line, column, textStyles.small), 0);
  const beside = orderColumns.pick.location - 6;
  const place = textHeight(item.location ?? '', beside, textStyles.body) + textHeight(area, beside, textStyles.small);
  return (
    Math.max(textHeight(item.name, column, textStyles.body) + said, kind === 'pick' ? place : 0, textStyles.body.line) +
    rowPadding
  );
}

/** Pieces and pounds of all lines together. */
export function totalsOf(items: readonly OrderItem[]): { quantity: number; weight: number } {
  const hundredths = items.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
  return { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0), weight: hundredths / 100 };
}
