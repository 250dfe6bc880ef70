import type { StockMode } from '@depot/contracts/amounts';
import { catalogMessages, gtin14, type ProductGtin } from '@depot/contracts/catalog';
import { DomainError, type Message } from '@depot/contracts/errors';

const shape = /^(\d{8}|\d{12,14})$/;

/** Owner of the GTINs: only counted goods come in cases. */
interface GtinHolder {
  gtin: string;
  hasWeight: StockMode;
}

interface EnteredGtin {
  gtin: string;
  quantity?: number;
}

/** Told of each GTIN that the product cannot have, and why. */
type Refuse = (localizedMessage: Message, value: string) => void;

/**
 * Canonical further GTINs of a product; empty ones are dropped.
 * @throws VALIDATION for an invalid or repeated GTIN, or for cases of goods that are not counted
 */
export function buildFurtherGtins(product: GtinHolder, entered: readonly EnteredGtin[]): ProductGtin[] {
  return checkGtins(product, entered, (localizedMessage, value) => {
    throw new DomainError('VALIDATION', localizedMessage, { value }, [
      { path: 'product.gtins', localizedMessage, values: { value } },
    ]);
  });
}

/** GTINs that the product may have. */
export function checkGtins(product: GtinHolder, entered: readonly EnteredGtin[], refuse: Refuse): ProductGtin[] {
  const seen = new Set([gtin14(product.gtin)]);
  return entered.flatMap(({ gtin, quantity = 1 }) => {
    if (gtin === '') return [];
    const fault = findFault(gtin, quantity, seen, product);
    if (fault) refuse(fault, gtin);
    seen.add(gtin14(gtin));
    return fault ? [] : [{ gtin, quantity }];
  });
}

function findFault(gtin: string, quantity: number, seen: Set<string>, { hasWeight }: GtinHolder): Message | undefined {
  if (!shape.test(gtin)) return catalogMessages.gtinShape;
  if (seen.has(gtin14(gtin))) return catalogMessages.gtinTwice;
  return quantity > 1 && hasWeight !== 'No' ? catalogMessages.caseOfWeighed : undefined;
}
