import { inPounds } from '../amounts/amounts.js';
import { isUnusualWeight, type ProductFacts } from '../catalog/index.js';
import { DomainError, enumerated, type Message } from '../errors/index.js';
import { inventoryMessages } from './messages.js';
import type { ReceiveLine } from './stock.port.js';

/** Weights that one refusal names. */
const named = 5;

type Weighed = Pick<ReceiveLine, 'productId' | 'weight'>;

/** Refuses weights outside of their products' usual range, unless the user has confirmed them. */
export function assertUsualWeights(
  lines: readonly Weighed[],
  products: ReadonlyMap<number, ProductFacts>,
  confirmed = false,
): void {
  if (confirmed) return;
  const texts = lines.flatMap((line) => formatUnusual(line, products.get(line.productId)));
  const distinct = new Map(texts.map((text) => [text.gb, text]));
  if (distinct.size === 0) return;
  throw new DomainError('UNUSUAL_WEIGHT', inventoryMessages.unusualWeight, {
    weights: enumerated([...distinct.values()].slice(0, named)),
  });
}

function formatUnusual({ weight }: Weighed, product: ProductFacts | undefined): Message[] {
  if (!product || !isUnusualWeight(product, weight)) return [];
  const { gb, cn } = inPounds(weight);
  return [{ gb: `${product.name} ${gb}`, cn: `${product.name} ${cn}` }];
}
