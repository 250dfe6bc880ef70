import { type Language, translate } from '@depot/contracts/errors';
import { scanFaults } from './messages.js';
import type { ScanFault } from './parse.js';

/** Why a scan means nothing, in words. */
export function faultText(fault: ScanFault, language: Language): string {
  return translate(scanFaults[fault], language);
}
