import { measureWidth as printedWidth } from '../paper/measure.js';

/** Space for a text in points, and the font sizes to try. */
export interface TextRoom {
  width: number;
  height: number;
  fontSizes: readonly [usual: number, small: number];
}

/** Space for lot and expiry, in points and lines. */
export interface FactRoom {
  width: number;
  size: number;
  most: number;
}

/** Text that fits. The weight or amount at its end is never split and has a field of its own. */
export interface FittedText {
  name: string;
  amount: string;
  /** Points. */
  size: number;
}

/** Line height and average letter width as multiples of the font size. */
export const lineHeight = 1.15;
const letterWidth = 0.59;
/** Average letters that each line except the last may leave empty because of word wrap. */
const spared = 4;
/** Characters to keep at the end if the text ends without an amount; the beginning keeps as many. */
const kept = 14;

/** "13.37 lb" or "× 40", as the services write it. */
const amountAtEnd = /(?<!\s)\s+([\d,]+\.\d{2} lb|× [\d,]+)$/u;

/**
 * The text of a label as there is room for: smaller where it is long, and without the middle of its name where it is
 * longer still. The amount is always whole.
 */
export function limitText(text: string, { width, height, fontSizes }: TextRoom): FittedText {
  const found = amountAtEnd.exec(text);
  const [name, amount = ''] = [text.slice(0, found?.index), found?.[1]];
  const limitLines = (shown: string, size: number): FittedText => ({
    name: shown,
    amount: amount.replaceAll(' ', '\u00a0'),
    size,
  });
  const [usual, small] = fontSizes;
  // There is always a line in the small size.
  const rows = { [usual]: countRows(height, usual), [small]: Math.max(1, countRows(height, small)) };
  const fits = (shown: string, size: number) =>
    countWrappedLines(amount ? `${shown} ${amount}` : shown, countColumns(width, size)) <= (rows[size] ?? 0);
  for (const size of [usual, small])
    if (measureText(amount) <= countColumns(width, size) && fits(name, size)) return limitLines(name, size);
  const characters = [...name];
  let left = characters.length - 1;
  const trimLine = () => {
    const end = amount ? 0 : Math.min(kept, Math.floor(left / 2));
    const [before, after] = [characters.slice(0, left - end), characters.slice(characters.length - end)];
    return `${before.join('').trimEnd()}…${after.join('').trimStart()}`;
  };
  while (left > 0 && !fits(trimLine(), small)) left -= 1;
  return limitLines(trimLine(), small);
}

/**
 * Facts beneath each other, each line as wide as there is room at most: together where one line holds them, else one
 * that is longer than a line goes on in the next, and where `most` lines do not hold that, loses its middle.
 */
export function splitFacts(facts: readonly string[], { width, size, most }: FactRoom): string[] {
  const fits = (line: string) => printedWidth(line, { size, line: size * lineHeight }) <= width;
  const together = facts.join(' · ');
  if (fits(together)) return [together].filter(Boolean);
  const broken = facts.flatMap((fact) => splitLines(fact, fits));
  return broken.length <= most ? broken : facts.map((fact) => removeMiddle(fact, fits));
}

/** Lines that are each as long as fits. */
function splitLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line && !fits(line + character)) {
      lines.push(line);
      line = '';
    }
    line += character;
  }
  return [...lines, line];
}

/** Keeps as much of both ends as fits, because the characters that distinguish two lots are at either end. */
function removeMiddle(text: string, fits: (line: string) => boolean): string {
  const characters = [...text];
  let shown = text;
  for (let kept = characters.length - 1; kept > 0 && !fits(shown); kept -= 1) {
    const start = Math.ceil(kept / 2);
    shown = `${characters.slice(0, start).join('')}…${characters.slice(characters.length - kept + start).join('')}`;
  }
  return shown;
}

const countColumns = (width: number, size: number) => width / (size * letterWidth);
const countRows = (height: number, size: number) => Math.floor(height / (size * lineHeight) + 0.01);

/** Number of printed lines. Unused space at the end of a line counts as occupied. */
const countWrappedLines = (text: string, columns: number) =>
  Math.max(1, Math.ceil((measureText(text) - spared) / (columns - spared)));

function measureText(text: string): number {
  let width = 0;
  for (const character of text) width += measureCharacter(character);
  return width;
}

/** Width of a character, in average letters. */
function measureCharacter(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e7f) return 2;
  if ('MW@%—'.includes(character)) return 1.75;
  return character === character.toLowerCase() ? 1 : 1.3;
}
