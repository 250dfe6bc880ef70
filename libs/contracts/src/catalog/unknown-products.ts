import { DomainError, enumerated } from '../errors/index.js';
import { catalogMessages } from './messages.js';

/** Lines that one answer names; a list of thousands may be wrong in each. */
const named = 100;

/**
 * NOT_FOUND where a list of a request names products that are not there, with the lines that do.
 *
 * @param productIds those that the list names, in its order
 * @param pathOf where a line stands in the request
 */
export function assertAllKnown(
  productIds: readonly number[],
  known: { has: (productId: number) => boolean },
  pathOf: (index: number) => string,
): void {
  const unknown = productIds.flatMap((productId, index) => (known.has(productId) ? [] : [index])).slice(0, named);
  if (unknown.length === 0) return;
  throw new DomainError(
    'NOT_FOUND',
    catalogMessages.unknownProducts,
    { lines: enumerated(unknown.map((index) => String(index + 1))) },
    unknown.map((index) => ({ path: pathOf(index), localizedMessage: catalogMessages.unknownProduct })),
  );
}
