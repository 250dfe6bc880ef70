import { formatWeight } from '@depot/contracts/amounts';
import { type Language, translate } from '@depot/contracts/errors';
import { type Gs1Facts, lastDay } from '../gs1/facts.js';
import { messages } from '../messages.js';

/** Formats the scanned facts for the user: "12.34 lb, lot A7". */
export function describeFacts(facts: Gs1Facts, language: Language): string {
  const { gtin, weight, lot, serial, count } = facts;
  const day = lastDay(facts);
  const parts = [
    gtin && `GTIN ${gtin}`,
    weight !== undefined && translate(messages.factWeight, language, { weight: formatWeight(weight) }),
    lot && translate(messages.factLot, language, { lot }),
    serial && translate(messages.factSerial, language, { serial }),
    day && translate(messages.factDay, language, { day }),
    count !== undefined && translate(messages.factCount, language, { count }),
  ].filter((part) => typeof part === 'string' && part !== '');
  if (parts.length > 0) return parts.join(language === 'cn' ? '，' : ', ');
  return facts.elements.map(({ ai, value }) => `(${ai})${value}`).join('');
}
