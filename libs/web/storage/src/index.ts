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
export { clearUserStorage } from './text.js';
export { useIsStored, useStored } from './useStored.js';
