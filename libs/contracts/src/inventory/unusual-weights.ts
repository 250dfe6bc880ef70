import { formatWeight } from '../amounts/amounts.js';
import { isUnusualWeight, type ProductFacts } from '../catalog/index.js';
import { DomainError, enumerated } from '../errors/index.js';
import { inventoryMessages } from './messages.js';
import type { ReceiveLine } from './stock.port.js';

/** Weights that one refusal names. */
const named = 5;

type Weighed = Pick<ReceiveLine, 'productId' | 'weight'>;

/** Refuses weights outside of what their products usually weigh, unless a person has looked at them again. */
export function assertUsualWeights(
  lines: readonly Weighed[],
  products: ReadonlyMap<number, ProductFacts>,
  confirmed = false,
): void {
  if (confirmed) return;
  const texts = new Set(lines.flatMap((line) => unusualText(line, products.get(line.productId))));
  if (texts.size === 0) return;
  throw new DomainError('UNUSUAL_WEIGHT', inventoryMessages.unusualWeight, {
    weights: enumerated([...texts].slice(0, named)),
  });
}

function unusualText({ weight }: Weighed, product: ProductFacts | undefined): string[] {
  return product && isUnusualWeight(product, weight) ? [`${product.name} ${formatWeight(weight)} lb`] : [];
}
