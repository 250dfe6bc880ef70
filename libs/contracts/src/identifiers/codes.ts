import { foldCharacters, withoutTextMark } from './characters.js';

/** A code of a product as it is kept, sought and scanned; small and capital letters stay as they are. */
export const canonicalCode = (text: string): string => withoutTextMark(foldCharacters(text));

/** A lot in the form of its barcode, which has no blanks. */
export const canonicalLot = (text: string): string => canonicalCode(text).replaceAll(' ', '');

/** A serial number in the form of its barcode, which has no blanks. */
export const canonicalSerial = canonicalLot;
