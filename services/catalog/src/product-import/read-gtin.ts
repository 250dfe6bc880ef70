import { canonicalGtin, foldCharacters, restoredGtin } from '@depot/contracts/identifiers';
import { remark } from '@depot/node-importing/cells';

/** The GTIN of a cell in its one form; remarks where the zero at its front was restored. */
export function readGtin(text: string): string {
  const gtin = canonicalGtin(text);
  if (restoredGtin(foldCharacters(text).replace(/\D/g, '')) === gtin) remark('restoredZeros', gtin);
  return gtin;
}
