import { catalogMessages, type ProductFacts } from '../catalog/index.js';
import { DomainError, enumerated } from '../errors/index.js';

/**
 * NOT_FOUND where lines name products that are not there, with each of these lines. `field` is the name of the list in
 * the request.
 */
export function assertKnownProducts(
  field: string,
  lines: readonly { productId: number }[],
  products: ReadonlyMap<number, ProductFacts>,
): void {
  const unknown = lines.flatMap(({ productId }, index) => (products.has(productId) ? [] : [index]));
  if (unknown.length === 0) return;
  throw new DomainError(
    'NOT_FOUND',
    catalogMessages.unknownProducts,
    { lines: enumerated(unknown.map((index) => String(index + 1))) },
    unknown.map((index) => ({
      path: `${field}.${index}.productId`,
      localizedMessage: catalogMessages.unknownProduct,
    })),
  );
}
