export { canonicalName, foldCharacters, isInvisible, nameKey, withoutInvisible } from './characters.js';
export { canonicalCode, canonicalLot, canonicalSerial } from './codes.js';
export { canonicalEmail } from './email.js';
export { canonicalGtin, isGtinLength, restoredGtin } from './gtin.js';
export { canonicalZip } from './zip.js';
