import type { Address } from './address.schemas.js';

/** An address as lines of an envelope; empty parts leave no gap. */
export function postalText({ name, address1, address2, city, state, zipCode }: Omit<Address, 'type'>): string {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, address1, address2, place].filter(Boolean).join('\n');
}
