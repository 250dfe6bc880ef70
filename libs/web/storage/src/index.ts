import { clearArchives } from './archive.js';
import { clearUserTexts } from './text.js';

export { type Archive, clearArchives, defineArchive, type Kept } from './archive.js';
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

/** Removes all values of scope `user`. */
export function clearUserStorage(): void {
  clearUserTexts();
  void clearArchives();
}
