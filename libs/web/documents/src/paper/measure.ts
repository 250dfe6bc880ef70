import { bold, regular } from './glyphWidths.js';

/** Font metrics; sizes in points. */
export interface TextStyle {
  size: number;
  line: number;
  isBold?: boolean;
}

/**
 * Everything printed is set in one of these, lines of whole pixels; `paper.ts` gives the same figures to the browser.
 */
export const textStyles = {
  title: { size: 19, line: 24, isBold: true },
  body: { size: 10, line: 13.5 },
  strong: { size: 10, line: 13.5, isBold: true },
  sum: { size: 12, line: 17.25, isBold: true },
  label: { size: 8.5, line: 12, isBold: true },
  contact: { size: 9, line: 12 },
  small: { size: 8, line: 11.25 },
} as const satisfies Record<string, TextStyle>;

/** Factor for fonts of other systems and for Chinese line breaking, which need a little more than the metrics. */
const allowance = 1.02;

/**
 * Assumed width of a character that the table does not contain. It is the widest, because other scripts use other
 * fonts.
 */
const unknown = 1000;

function measureGlyph(character: string, widths: readonly number[]): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code <= 0x7e) return widths[code - 0x20] ?? unknown;
  if (code >= 0xa0 && code <= 0xff) return widths[95 + code - 0xa0] ?? unknown;
  return code > 0x2e7f ? 1050 : unknown;
}

/** Printed width in points, on one line. */
export function measureWidth(text: string, { size, isBold = false }: TextStyle): number {
  const widths = isBold ? bold : regular;
  let width = 0;
  for (const character of text) width += measureGlyph(character, widths);
  return (width * size * allowance) / 1000;
}

/**
 * Parts between which the browser may break a line: after a breaking space, after a hyphen, around each Chinese
 * character.
 */
const pieces = /[\u2e80-\uffff]|(?:[^\s\u2e80-\uffff-]|\u00a0)+-*|-+|[^\S\u00a0]+/gu;

/** Number of printed lines of a text in a column of the given width in points; at least 1. */
export function countTextLines(text: string, column: number, style: TextStyle): number {
  return text.split('\n').reduce((sum, line) => sum + countColumnLines(line, column, style), 0);
}

function countColumnLines(text: string, column: number, style: TextStyle): number {
  let [lines, used] = [1, 0];
  for (const [piece] of text.matchAll(pieces)) {
    const width = measureWidth(piece, style);
    if (used + (piece.trim() === '' ? 0 : width) <= column) {
      used += width;
      continue;
    }
    if (width <= column) {
      lines += 1;
      used = width;
      continue;
    }
    // A word longer than the line breaks at the end of the line.
    for (const character of piece) {
      const one = measureWidth(character, style);
      if (used + one > column) {
        lines += 1;
        used = 0;
      }
      used += one;
    }
  }
  return lines;
}

/** Printed height of a text in points; none of an empty one. */
export function measureHeight(text: string, column: number, style: TextStyle): number {
  return text === '' ? 0 : countTextLines(text, column, style) * style.line;
}

/** Width of a column in points that holds the widest of these texts on one line, with its padding. */
export function measureColumn(texts: readonly string[], least: number): number {
  return Math.max(least, ...texts.map((text) => Math.ceil(measureWidth(text, textStyles.body)) + 12));
}

/** Maximum number of lines that an address or a note keeps as entered. */
const maxLines = 12;

/**
 * Returns the lines of a text as printed. Excess lines are joined into one paragraph: a sheet clips overflowing
 * content, and one long text must not push the rest of the document out of it.
 */
export function joinExcessLines(text: string): string {
  const lines = text.split('\n');
  return lines.length > maxLines ? lines.filter((line) => line.trim() !== '').join(' ') : text;
}
