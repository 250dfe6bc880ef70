import { clearArchives } from './archive.js';
import { clearUserTexts } from './text.js';

/** Removes everything of scope `user`: whatever does not belong to the device. */
export function clearUserStorage(): void {
  clearUserTexts();
  void clearArchives();
}
