import { parse } from '@depot/scanning';

/** What a text stands for that a scanner typed: a piece or lot of ours, a page of ours, or a product. */
export type ScannedCode =
  | { kind: 'unit'; qrValue: string }
  | { kind: 'page'; to: string }
  | { kind: 'product'; gtin: string };

/** As long as our labels' codes are, of their letters: a word that somebody looks for is hardly ever one. */
const unitCode = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** The address within the application of a paper's code, such as a pick list's. */
function ownPage(text: string): string | undefined {
  if (!text.startsWith(`${location.origin}/in/`)) return undefined;
  const { pathname, search } = new URL(text);
  return `${pathname}${search}`;
}

/** The code that this text is, if it is one. A GTIN comes without zeros before it: it may be kept in any length. */
export function scannedCodeOf(text: string): ScannedCode | undefined {
  const to = ownPage(text);
  if (to) return { kind: 'page', to };
  const read = parse(text);
  if (read.kind === 'gs1' && read.gs1.gtin) return { kind: 'product', gtin: read.gs1.gtin.replace(/^0+/, '') };
  if (read.kind === 'label' && unitCode.test(read.qrValue)) return { kind: 'unit', qrValue: read.qrValue };
  return undefined;
}
