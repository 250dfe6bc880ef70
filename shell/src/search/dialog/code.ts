import { parse } from '@depot/scanning';

/** Meaning of a scanned text: one of Depot's labels, a page of Depot, or a product. */
export type ScannedCode =
  | { kind: 'unit'; qrValue: string }
  | { kind: 'page'; to: string }
  | { kind: 'product'; gtin: string };

/** Length and alphabet of label codes, which search words hardly ever match. */
const unitCode = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Address inside the application in a document's code, such as a pick list's. */
function parseOwnPage(text: string): string | undefined {
  if (!text.startsWith(`${location.origin}/in/`)) return undefined;
  const { pathname, search } = new URL(text);
  return `${pathname}${search}`;
}

/**
 * Reads a code, if the text is one. A GTIN is returned without leading zeros, because products may store any length.
 */
export function parseScannedCode(text: string): ScannedCode | undefined {
  const to = parseOwnPage(text);
  if (to) return { kind: 'page', to };
  const read = parse(text);
  if (read.kind === 'gs1' && read.gs1.gtin) return { kind: 'product', gtin: read.gs1.gtin.replace(/^0+/, '') };
  if (read.kind === 'label' && unitCode.test(read.qrValue)) return { kind: 'unit', qrValue: read.qrValue };
  return undefined;
}
