import type { Address } from './address.schemas.js';
import type { StoreFacts } from './identity.port.js';

// Apart from the schemas, so that screens take these without them.

/** The postal codes of the 50 states, then those of Washington DC and the territories that have ZIP codes. */
// oxfmt-ignore
export const usStates = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY',
  'LA', 'MA', 'MD', 'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NV', 'NY',
  'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
  'DC', 'PR', 'GU', 'VI', 'AS', 'MP',
] as const;

/** An address as lines of an envelope; empty parts leave no gap. */
export function postalText({ name, address1, address2, city, state, zipCode }: Omit<Address, 'type'>): string {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, address1, address2, place].filter(Boolean).join('\n');
}

/** Ids of a few stores whose name contains every word; names that begin with the text come first. */
export function storesCalled(text: string, stores: ReadonlyMap<number, Pick<StoreFacts, 'name'>>, most = 6): number[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const named = [...stores].map(([storeId, { name }]) => ({ storeId, name: name.toLowerCase() }));
  const found = named.filter(({ name }) => words.every((word) => name.includes(word)));
  const begins = found.filter(({ name }) => name.startsWith(wanted));
  return [...new Set([...begins, ...found])].slice(0, most).map(({ storeId }) => storeId);
}

/** Effect of exceeding a store's credit limit with debt and open orders: none, a warning, or a refused order. */
export const creditPolicies = ['NONE', 'WARN', 'STOP'] as const;

export type CreditPolicy = (typeof creditPolicies)[number];

/** On which paper a distributor prints. */
export const paperSizes = ['LETTER', 'A4'] as const;

export type PaperSize = (typeof paperSizes)[number];

/** Default payment terms in days, and their maximum. */
export const usualPaymentTerms = 30;
export const maxPaymentTerms = 365;
