/** Average letters of a line, and lines, in the two sizes of a label's text. */
const large = { columns: 24, lines: 2 };
const small = { columns: 30, lines: 3 };
/** Characters of the end, which names the weight and must stay. */
const kept = 14;

/**
 * The text of a label as there is room for: smaller where it is long, and without its middle where it is longer still.
 */
export function fitText(text: string): { text: string; isSmall: boolean } {
  if (fits(text, large)) return { text, isSmall: false };
  if (fits(text, small)) return { text, isSmall: true };
  const characters = [...text];
  const end = characters.slice(-kept).join('');
  let start = characters.length - kept;
  while (start > 0 && !fits(shortened(characters, start, end), small)) start -= 1;
  return { text: shortened(characters, start, end), isSmall: true };
}

const shortened = (characters: readonly string[], start: number, end: string) =>
  `${characters.slice(0, start).join('').trimEnd()}…${end.trimStart()}`;

/** Words break where they must, so a little of each line but the last may stay empty. */
function fits(text: string, { columns, lines }: typeof large): boolean {
  const spared = 4 * (lines - 1);
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width <= columns * lines - spared;
}

/** Width of a character, in average letters. */
function widthOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e7f) return 2;
  if ('MW@%—'.includes(character)) return 1.75;
  return character === character.toLowerCase() ? 1 : 1.3;
}
