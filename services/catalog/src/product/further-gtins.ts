import type { StockMode } from '@depot/contracts/amounts';
import { catalogMessages, gtin14, type ProductGtin } from '@depot/contracts/catalog';
import { DomainError, type Message } from '@depot/contracts/errors';

const shape = /^(\d{8}|\d{12,14})$/;

interface Entered {
  gtin: string;
  quantity?: number;
}

/**
 * The further GTINs of a product as they are stored; empty ones are none. 400 VALIDATION where one is no GTIN or is
 * there twice, or where goods that are not counted are to have cases.
 */
export function furtherGtins(
  product: { gtin: string; hasWeight: StockMode },
  entered: readonly Entered[],
): ProductGtin[] {
  const seen = new Set([gtin14(product.gtin)]);
  return entered.flatMap(({ gtin, quantity = 1 }) => {
    if (gtin === '') return [];
    const known = gtin14(gtin);
    if (!shape.test(gtin)) throw refused(catalogMessages.gtinShape, gtin);
    if (seen.has(known)) throw refused(catalogMessages.gtinTwice, gtin);
    if (quantity > 1 && product.hasWeight !== 'No') throw refused(catalogMessages.caseOfWeighed, gtin);
    seen.add(known);
    return [{ gtin, quantity }];
  });
}

function refused(localizedMessage: Message, value: string): DomainError {
  return new DomainError('VALIDATION', localizedMessage, { value }, [
    { path: 'product.gtins', localizedMessage, values: { value } },
  ]);
}
