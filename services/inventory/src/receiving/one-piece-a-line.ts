import type { Hundredths } from '@depot/contracts/amounts';
import type { ProductFacts } from '@depot/contracts/catalog';
import { Refusal } from '@depot/contracts/errors';
import { inventoryMessages, labelsPerRequest, type ReceiveLine } from '@depot/contracts/inventory';
import { inItsMode } from './receive-line.js';

/** A line as a person enters it. */
export interface EnteredLine {
  productId: number;
  quantity?: number;
  weight?: Hundredths;
  lot?: string;
  expiry?: string;
}

/** The lines as they are received: several pieces of the same weight become as many lines, since each gets a label. */
export function onePieceALine(entered: readonly EnteredLine[], products: ReadonlyMap<number, ProductFacts>): ReceiveLine[] {
  const counted = entered.map(({ quantity = 0, weight = 0, ...line }) => ({
    count: products.get(line.productId)?.hasWeight === 'Yes' ? Math.max(1, quantity) : 1,
    line: inItsMode({ ...line, quantity, weight }, products),
  }));
  const labels = counted.reduce((sum, { count }) => sum + count, 0);
  if (labels > labelsPerRequest) throw new Refusal('VALIDATION', inventoryMessages.tooManyLabels, { max: labelsPerRequest });
  return counted.flatMap(({ count, line }) => Array.from({ length: count }, () => line));
}
