import { foldCharacters, removeTextMark } from './characters.js';

/** Canonical form of a product's code for storing, searching and scanning; case is kept. */
export const canonicalCode = (text: string): string => removeTextMark(foldCharacters(text));

/** A lot in the form of its barcode, which has no blanks. */
export const canonicalLot = (text: string): string => canonicalCode(text).replaceAll(' ', '');

/** A serial number in the form of its barcode, which has no blanks. */
export const canonicalSerial = (text: string): string => canonicalLot(text);

/** Five digits, or nine with a hyphen behind the fifth; any other text stays as it reads. */
export function canonicalZip(text: string): string {
  const bare = removeTextMark(foldCharacters(text));
  return bare.replace(/^(\d{5})[ -]*(\d{4})$/, '$1-$2');
}

/** `"White Clover" <orders@clover.test>`, as mail programs copy it. */
const withName = /^[^<>]*<([^<>]+)>$/;

const link = 'mailto:';

/** An address as mails are sent to it: without the link around it, in small letters. */
export function canonicalEmail(text: string): string {
  const bare = removeTextMark(foldCharacters(text));
  const address = (withName.exec(bare)?.[1] ?? bare).replaceAll(' ', '').toLowerCase();
  return address.startsWith(link) ? (address.slice(link.length).split('?', 1)[0] ?? '') : address;
}
