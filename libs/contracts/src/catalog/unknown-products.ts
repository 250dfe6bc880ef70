import { DomainError, enumerated } from '../errors/index.js';
import { catalogMessages } from './messages.js';

/** Lines that one answer names; a list of thousands may be wrong in each. */
const named = 100;

/**
 * @throws NOT_FOUND if a list of a request names unknown products, with their lines.
 *
 * @param productIds ids in the order of the list
 * @param pathOf path of a line in the request
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
