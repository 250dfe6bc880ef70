import type { ProductFacts } from '@depot/contracts/catalog';
import { Refusal, commonMessages } from '@depot/contracts/errors';
import { inventoryMessages, type ReceiveLine } from '@depot/contracts/inventory';

/** The line as its product is kept: a piece with its weight, a number of pieces, or a weight. Refuses one without what it needs. */
export function inItsMode(line: ReceiveLine, products: ReadonlyMap<number, ProductFacts>): ReceiveLine {
  const product = products.get(line.productId);
  if (!product) throw new Refusal('NOT_FOUND', commonMessages.notFound);
  const { name, hasWeight } = product;
  if (hasWeight === 'No') {
    if (line.quantity <= 0) throw new Refusal('VALIDATION', inventoryMessages.quantityNeeded, { product: name });
    return { ...line, weight: 0 };
  }
  if (line.weight <= 0) throw new Refusal('VALIDATION', inventoryMessages.weightNeeded, { product: name });
  return { ...line, quantity: hasWeight === 'Yes' ? 1 : 0 };
}
