import { assertAllKnown, type ProductFacts } from '../catalog/index.js';

/**
 * NOT_FOUND where lines name products that are not there, with each of these lines. `field` is the name of the list in
 * the request.
 */
export function assertKnownProducts(
  field: string,
  lines: readonly { productId: number }[],
  products: ReadonlyMap<number, ProductFacts>,
): void {
  assertAllKnown(
    lines.map(({ productId }) => productId),
    products,
    (index) => `${field}.${index}.productId`,
  );
}
