export { canonicalName, foldCharacters, isInvisible, withoutInvisible } from './characters.js';
export { canonicalCode, canonicalEmail, canonicalLot, canonicalSerial, canonicalZip } from './codes.js';
export { canonicalGtin, isGtinLength, restoredGtin } from './gtin.js';
