/** Where a text is set, in points; it is tried in these sizes. */
export interface TextRoom {
  width: number;
  height: number;
  fontSizes: readonly [usual: number, small: number];
}

/** A text that fits: the weight or amount at its end, which never parts, stands by itself. */
export interface FittedText {
  name: string;
  amount: string;
  /** Points. */
  size: number;
}

/** Of a line, and of the average letter's width, by the size of the font. */
export const lineHeight = 1.15;
const letterWidth = 0.59;
/** Average letters that each line but the last may leave empty, since words break where they must. */
const spared = 4;
/** Characters of the end that stay where no amount is there. */
const kept = 14;

/** "13.37 lb" or "× 40", as the services write it. */
const amountAtEnd = /^(.*?)\s+([\d,]+\.\d{2} lb|× [\d,]+)$/su;

/**
 * The text of a label as there is room for: smaller where it is long, and without the middle of its name where it is
 * longer still. The amount is always whole.
 */
export function fitText(text: string, { width, height, fontSizes }: TextRoom): FittedText {
  const [, name = text, amount = ''] = amountAtEnd.exec(text) ?? [];
  const fitted = (shown: string, size: number): FittedText => ({
    name: shown,
    amount: amount.replaceAll(' ', '\u00a0'),
    size,
  });
  const [usual, small] = fontSizes;
  // There is always a line in the small size.
  const rows = { [usual]: rowsOf(height, usual), [small]: Math.max(1, rowsOf(height, small)) };
  const fits = (shown: string, size: number) =>
    linesOf(amount ? `${shown} ${amount}` : shown, columnsOf(width, size)) <= (rows[size] ?? 0);
  for (const size of [usual, small])
    if (textWidth(amount) <= columnsOf(width, size) && fits(name, size)) return fitted(name, size);
  const characters = [...name];
  const end = amount ? '' : characters.slice(-kept).join('').trimStart();
  let start = Math.max(0, characters.length - (amount ? 1 : kept));
  const shortened = () => `${characters.slice(0, start).join('').trimEnd()}…${end}`;
  while (start > 0 && !fits(shortened(), small)) start -= 1;
  return fitted(shortened(), small);
}

/** How many facts stand beneath each other: together on one line where that is wide enough. */
export function factLines(facts: readonly string[], width: number, size: number): string[] {
  const together = facts.join(' · ');
  return textWidth(together) <= columnsOf(width, size) ? [together].filter(Boolean) : [...facts];
}

const columnsOf = (width: number, size: number) => width / (size * letterWidth);
const rowsOf = (height: number, size: number) => Math.floor(height / (size * lineHeight) + 0.01);

/** Printed lines; what is free at their ends counts as taken. */
const linesOf = (text: string, columns: number) =>
  Math.max(1, Math.ceil((textWidth(text) - spared) / (columns - spared)));

function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** Width of a character, in average letters. */
function widthOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e7f) return 2;
  if ('MW@%—'.includes(character)) return 1.75;
  return character === character.toLowerCase() ? 1 : 1.3;
}
