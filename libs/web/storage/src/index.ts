export { anyNumber, anyText, checkedBy, oneOf, type Schema } from './check.js';
export { defineEntries, type StoredEntries } from './defineEntries.js';
export { defineStored, type StorageScope, type Stored } from './defineStored.js';
export { clearUserStorage } from './text.js';
export { useIsStored, useStored } from './useStored.js';
