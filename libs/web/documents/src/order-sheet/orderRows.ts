import { type Language, translate } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import type { OrderItem } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { textHeight, textStyles, textWidth } from '../paper/measure.js';
import { contentWidth, rowPadding } from '../paper/page.js';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Neither a figure parts from its unit, nor a dot from what it follows. */
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

/** "Lot L7 · exp. 3/31/2027 · 3 pcs", which never parts. Who picks needs one amount. */
function lotTexts({ lots }: SheetLine, kind: SheetKind, language: Language): string[] {
  const texts = lots.map((amount) => {
    const lot = amount.lot ? translate(text.lot, language, { lot: amount.lot }) : '';
    const expiry = amount.expiry ? translate(text.expires, language, { day: formatDay(amount.expiry) }) : '';
    const amounts = [piecesText(amount, language), poundsText(amount, language)].filter(Boolean);
    return [lot, expiry, ...amounts.slice(0, kind === 'pick' ? 1 : 2)].filter(Boolean).join(' · ');
  });
  const [first, ...others] = texts;
  const all = kind === 'pick' && first ? [translate(text.takeFirst, language, { lot: first }), ...others] : texts;
  return all.map((each) => each.replaceAll(' ', noBreak));
}

/** Points for lots: they stand beneath the line, and go on below the columns beside the description. */
const roomForLots = (kind: SheetKind, paper: PaperSize) =>
  contentWidth(paper) - (kind === 'pick' ? orderColumns.pick.location + cellPadding : 0);

/** The lots of a line, as many to a printed line as stand there whole. */
export function lotLines(row: SheetLine, kind: SheetKind, paper: PaperSize, language: Language): string[] {
  const room = roomForLots(kind, paper);
  const between = `${text.lotEnd[language]}${noBreak}${noBreak}`;
  const lines: string[] = [];
  for (const lot of lotTexts(row, kind, language)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${between}${lot}` : lot;
    if (lines.length > 0 && textWidth(longer, textStyles.small) <= room) lines[lines.length - 1] = longer;
    else lines.push(lot);
  }
  return lines;
}

/** What stands beneath the name: weights of a slip, notes. */
export function beneath({ item }: SheetRow, kind: SheetKind): string[] {
  return [kind === 'slip' ? singleWeights(item) : '', item.notes].filter(Boolean);
}

const heightOf = (lines: readonly string[], column: number) =>
  lines.reduce((sum, line) => sum + textHeight(line, column, textStyles.small), 0);

/** Printed height of a row in points. */
export function heightOfItem(row: SheetRow, kind: SheetKind, paper: PaperSize, language: Language): number {
  const { item, area } = row;
  const column = contentWidth(paper) - besideDescription[kind] - cellPadding;
  const name = Math.max(textHeight(item.name, column, textStyles.body), textStyles.body.line);
  const lots = heightOf(lotLines(row, kind, paper, language), roomForLots(kind, paper));
  const beside = orderColumns.pick.location - cellPadding;
  const place = textHeight(item.location ?? '', beside, textStyles.body) + textHeight(area, beside, textStyles.small);
  return Math.max(name + heightOf(beneath(row, kind), column) + lots, kind === 'pick' ? place : 0) + rowPadding;
}

/** Pieces and pounds of all lines together. */
export function totalsOf(items: readonly OrderItem[]): { quantity: number; weight: number } {
  const hundredths = items.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0);
  return { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0), weight: hundredths / 100 };
}
