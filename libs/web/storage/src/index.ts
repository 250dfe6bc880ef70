export { type Archive, defineArchive, type Kept } from './archive.js';
export { clearUserStorage } from './clearUserStorage.js';
export { defineEntries, type StoredEntries } from './defineEntries.js';
export {
  anyNumber,
  anyText,
  checkedBy,
  defineStored,
  oneOf,
  type Schema,
  type StorageScope,
  type Stored,
} from './defineStored.js';
export { useIsStored, useStored } from './useStored.js';
