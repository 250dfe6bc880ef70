import type { Invoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { postalText } from '@depot/contracts/identity';
import { joinExcessLines } from '../paper/measure.js';
import type { Party } from '../paper/Parties.js';
import { text } from '../paper/text.js';

/** Addresses and note of an invoice. An imported one may have no address: the customer's name stands for it. */
export function listInvoiceParties(
  { billAddress, shipAddress, clientName, note }: Pick<Invoice, 'billAddress' | 'shipAddress' | 'clientName' | 'note'>,
  language: Language,
): Party[] {
  return [
    { name: text.billTo[language], lines: postalText(billAddress) || clientName },
    { name: text.shipTo[language], lines: postalText(shipAddress) },
    { name: text.note[language], lines: note ? joinExcessLines(note) : '' },
  ].filter(({ lines }) => lines !== '');
}
