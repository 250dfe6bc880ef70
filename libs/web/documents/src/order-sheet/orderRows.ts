import { type Language, translate } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import type { OrderItem } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { measureHeight, measureWidth, textStyles } from '../paper/measure.js';
import { computeContentWidth, rowPadding } from '../paper/page.js';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Keeps a number with its unit, and a dot with the text before it, on one line. */
const noBreak = '\u00a0';
/** Points at one side of a cell. */
const cellPadding = 6;
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

/** Quantity that a line takes from one lot. */
interface SheetLot {
  lot?: string | undefined;
  /** YYYY-MM-DD */
  expiry?: string | undefined;
  quantity: number;
  /** Pounds. */
  weight: number;
}

/** Facts of an order line that the order itself does not contain. */
export interface SheetLine {
  /** Area of the warehouse with the line's goods; empty in a warehouse with one area. */
  area: string;
  /** On a pick list the lots to ship first, on a packing slip the shipped lots. */
  lots: readonly SheetLot[];
}

/** A row of the paper. */
export interface SheetRow extends SheetLine {
  item: OrderItem;
}

export const formatPieces = ({ quantity }: Pick<OrderItem, 'quantity'>, language: Language): string =>
  quantity > 0 ? `${whole.format(quantity)} ${text[quantity === 1 ? 'piece' : 'pieces'][language]}` : '';

export const formatPounds = ({ weight }: Pick<OrderItem, 'weight'>, language: Language): string =>
  weight > 0 ? `${two.format(weight)} ${text.pounds[language]}` : '';

/** Weights of single pieces, "4.10 + 3.95"; empty for one piece, whose weight is in its column. */
const listSingleWeights = ({ scannedWeights }: OrderItem): string =>
  scannedWeights.length > 1 ? scannedWeights.map((weight) => two.format(weight)).join(' + ') : '';

/** "Lot L7 · exp. 3/31/2027 · 3 pcs", which never parts. Who picks needs one amount. */
function listLotTexts({ lots }: SheetLine, kind: SheetKind, language: Language): string[] {
  const texts = lots.map((amount) => {
    const lot = amount.lot ? translate(text.lot, language, { lot: amount.lot }) : '';
    const expiry = amount.expiry ? translate(text.expires, language, { day: formatDay(amount.expiry) }) : '';
    const amounts = [formatPieces(amount, language), formatPounds(amount, language)].filter(Boolean);
    return [lot, expiry, ...amounts.slice(0, kind === 'pick' ? 1 : 2)].filter(Boolean).join(' · ');
  });
  const [first, ...others] = texts;
  const all = kind === 'pick' && first ? [translate(text.takeFirst, language, { lot: first }), ...others] : texts;
  return all.map((each) => each.replaceAll(' ', noBreak));
}

/** Width for lots in points: they are printed below the line, under the description and the columns beside it. */
const computeRoomForLots = (kind: SheetKind, paper: PaperSize) =>
  computeContentWidth(paper) - (kind === 'pick' ? orderColumns.pick.location + cellPadding : 0);

/** Lots of a line, with as many per printed line as fit without a break. */
export function listLotLines(row: SheetLine, kind: SheetKind, paper: PaperSize, language: Language): string[] {
  const room = computeRoomForLots(kind, paper);
  const between = `${text.lotEnd[language]}${noBreak}${noBreak}`;
  const lines: string[] = [];
  for (const lot of listLotTexts(row, kind, language)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${between}${lot}` : lot;
    if (lines.length > 0 && measureWidth(longer, textStyles.small) <= room) lines[lines.length - 1] = longer;
    else lines.push(lot);
  }
  return lines;
}

/** Lines below the product name: notes, and on a packing slip the weights. */
export function listSubLines({ item }: SheetRow, kind: SheetKind): string[] {
  return [kind === 'slip' ? listSingleWeights(item) : '', item.notes].filter(Boolean);
}

const measureText = (lines: readonly string[], column: number) =>
  lines.reduce((sum, line) => sum + measureHeight(line, column, textStyles.small), 0);

/** Printed height of a row in points. */
export function measureItem(row: SheetRow, kind: SheetKind, paper: PaperSize, language: Language): number {
  const { item, area } = row;
  const column = computeContentWidth(paper) - besideDescription[kind] - cellPadding;
  const name = Math.max(measureHeight(item.name, column, textStyles.body), textStyles.body.line);
  const lots = measureText(listLotLines(row, kind, paper, language), computeRoomForLots(kind, paper));
  const beside = orderColumns.pick.location - cellPadding;
  const place =
    measureHeight(item.location ?? '', beside, textStyles.body) + measureHeight(area, beside, textStyles.small);
  return Math.max(name + measureText(listSubLines(row, kind), column) + lots, kind === 'pick' ? place : 0) + rowPadding;
}

/** Pieces and pounds of all lines together. */
export function computeTotals(items: readonly OrderItem[]): { quantity: number; weight: number } {
  const hundredths = items.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
  return { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0), weight: hundredths / 100 };
}
